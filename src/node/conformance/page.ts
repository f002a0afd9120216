import { type AbTestClient, createAbTestClient } from '../../embed/api/ab-test-client.ts';
import { type CustomerClient, createCustomerClient } from '../../embed/api/customer-client.ts';
import { FetchError, ResponseError } from '../../embed/api/errors.ts';
import { createFrontendDataClient, type FrontendDataClient } from '../../embed/api/frontend-data-client.ts';
import { createLoginClient, type LoginClient } from '../../embed/api/login-client.ts';
import { createNewsletterClient, newsletterBase, type NewsletterClient } from '../../embed/api/newsletter-client.ts';
import { createPreviewClient, type PreviewClient } from '../../embed/api/preview-client.ts';
import { createRequest } from '../../embed/api/request.ts';
import { CookieJar } from './cookies.ts';
import { type Preflight, preflightFault, preflightOf } from './cross-origin.ts';
import type { Settings } from './settings.ts';

/** Sends a request, without following redirects. Rejects if no answer comes in time. */
export type Transport = (request: Request, milliseconds: number) => Promise<Response>;

/** What came back from the service. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** One request of a page, and what came of it. */
export interface Exchange {
  readonly method: string;
  readonly path: string;
  /** The answer comes from another origin, and a script of the page reads it. */
  readonly crosses: boolean;
  /** The question before the request, and why a browser would then not send it. */
  preflight?: Preflight & { readonly fault: string | undefined };
  answer?: Answer;
  /** Why no answer came. */
  failure?: Error;
}

/** A page of the shop: the clients of the widgets, and the cookies of its browser. */
export interface Page {
  readonly settings: Settings;
  readonly jar: CookieJar;
  readonly newsletter: NewsletterClient;
  readonly customer: CustomerClient;
  readonly login: LoginClient;
  readonly preview: PreviewClient;
  readonly abTests: AbTestClient;
  readonly frontendData: FrontendDataClient;
  /** Makes one call. @returns its first request; `undefined` if it has made none */
  run(call: () => Promise<unknown>): Promise<Exchange | undefined>;
  /** Sends what no client sends, such as a body that is not JSON. */
  send(path: string, init?: RequestInit): Promise<unknown>;
  sendJson(method: string, path: string, body: object): Promise<unknown>;
}

/**
 * Opens a page without cookies, whose clients are the widgets' own. Their `fetch` does what a browser does and Node does
 * not: cookies and preflights. A request that a browser would not send is sent all the same, so that the answer to it can
 * be judged.
 */
export function openPage(settings: Settings, transport: Transport): Page {
  const { base, apiKey, spa } = settings;
  const request = createRequest({ serviceBase: base, ...(apiKey !== undefined && { apiKey }) });
  const jar = new CookieJar();
  let first: Exchange | undefined;
  const fetch = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const address = input instanceof Request ? input.url : String(input);
    const { origin, pathname: path } = new URL(address);
    // An image is shown whatever its origin.
    const crosses = init.mode !== 'no-cors' && origin !== settings.page;
    const exchange = { method: init.method ?? 'GET', path, crosses };
    first ??= exchange;
    return exchangeWith(exchange, { settings, transport, jar }, address, init);
  };
  const send: Page['send'] = (path, init = {}) => {
    const headers = new Headers(init.headers);
    if (apiKey !== undefined && init.mode !== 'no-cors') headers.set('X-Api-Key', apiKey);
    return fetch(`${base}${path}`, { credentials: 'include', ...init, headers }).catch(() => undefined);
  };
  return {
    settings,
    jar,
    newsletter: createNewsletterClient(request, newsletterBase(spa)),
    customer: createCustomerClient(request, newsletterBase(spa)),
    login: createLoginClient(request),
    preview: createPreviewClient(request),
    abTests: createAbTestClient(request),
    frontendData: createFrontendDataClient(request),
    run: async (call) => {
      first = undefined;
      // The clients take the page's `fetch`, which is the global one.
      const original = globalThis.fetch;
      globalThis.fetch = fetch;
      try {
        await call();
      } catch (error) {
        // Everything that is wrong with the answer is in the report.
        if (!(error instanceof FetchError) && !(error instanceof ResponseError)) throw error;
      } finally {
        globalThis.fetch = original;
      }
      return first;
    },
    send,
    sendJson: (method, path, body) =>
      send(path, { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  };
}

interface Browser {
  readonly settings: Settings;
  readonly transport: Transport;
  readonly jar: CookieJar;
}

async function exchangeWith(
  exchange: Exchange,
  { settings: { page, timeout }, transport, jar }: Browser,
  address: string,
  { headers: given, body = null, credentials }: RequestInit,
): Promise<Response> {
  const { method } = exchange;
  const headers = new Headers(given);
  const send = (init: RequestInit): Promise<Response> => transport(new Request(address, init), timeout);
  try {
    const question = exchange.crosses ? preflightOf(method, headers) : undefined;
    if (question !== undefined) {
      const answer = await send({ method: 'OPTIONS', headers: headersOf(question, page) });
      exchange.preflight = { ...question, fault: preflightFault(question, answer, page) };
    }
    if (exchange.crosses || method !== 'GET') headers.set('Origin', page);
    const cookies = jar.header();
    if (credentials === 'include' && cookies !== undefined) headers.set('Cookie', cookies);
    const response = await send({ method, headers, body });
    jar.learn(response.headers);
    exchange.answer = {
      status: response.status,
      headers: response.headers,
      text: await response.clone().text(),
    };
    return response;
  } catch (error) {
    exchange.failure = error instanceof Error ? error : new Error(String(error));
    throw error;
  }
}

function headersOf({ method, headers }: Preflight, page: string): Headers {
  return new Headers({
    Origin: page,
    'Access-Control-Request-Method': method,
    'Access-Control-Request-Headers': headers.join(','),
  });
}
