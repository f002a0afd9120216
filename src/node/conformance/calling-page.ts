import { CookieJar } from 'tough-cookie';
import { createAbTestClient } from '../../embed/api/ab-test-client.ts';
import { createCustomerClient } from '../../embed/api/customer-client.ts';
import { FetchError, ResponseError } from '../../embed/api/errors.ts';
import { createFrontendDataClient } from '../../embed/api/frontend-data-client.ts';
import { createLoginClient } from '../../embed/api/login-client.ts';
import { createNewsletterClient, newsletterBase } from '../../embed/api/newsletter-client.ts';
import { createPreviewClient } from '../../embed/api/preview-client.ts';
import { createRequest } from '../../embed/api/request.ts';
import type { AbTest } from '../../embed/api/openapi/abtest.types.ts';
import type { Sending } from './calls.ts';
import { preflightFault, preflightOf, siteBetween } from './cross-origin.ts';
import type { Settings } from './settings.ts';

/** Sends a request, without following redirects. Rejects if no answer comes in time. */
export type Transport = (request: Request, milliseconds: number) => Promise<Response>;

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** One request of a page, and what came of it. */
export interface Exchange {
  readonly method: string;
  readonly path: string;
  readonly body: string;
  /** The origin of the page that sends it. */
  readonly page: string;
  /** The answer comes from another origin, and a script of the page reads it. */
  readonly crosses: boolean;
  /** The headers that are asked for, the origin that may ask, and why a browser would then not send the request. */
  preflight?: {
    readonly asked: readonly string[];
    readonly allowed: string | null;
    readonly fault: string | undefined;
  };
  answer?: Answer;
  /** How long the answer to the request itself took. */
  milliseconds?: number;
  failure?: Error;
}

/**
 * A page of the shop whose clients are the widgets' own. Their `fetch` does what a browser does and Node does not: cookies and
 * preflights. A request that a browser would not send is sent all the same, so that its answer can be judged.
 */
export class Page {
  readonly settings: Settings;
  readonly #transport: Transport;
  readonly #clients: Readonly<Record<string, object>>;
  // Staff cookies may be `__Host-` cookies on test servers without HTTPS.
  readonly #jar = new CookieJar(undefined, { prefixSecurity: 'unsafe-disabled' });
  #made: Exchange[] = [];
  /** The moment that staff choose: the same one in all calls. */
  date = Date.now() + 24 * 60 * 60 * 1000;
  /** The lists of A/B tests that came; `ahead` is that of the moment. */
  readonly tests: Partial<Record<'now' | 'ahead' | 'past', readonly AbTest[]>> = {};

  constructor(settings: Settings, transport: Transport) {
    const { base, apiKey, spa } = settings;
    const request = createRequest({ serviceBase: base, ...(apiKey !== undefined && { apiKey }) });
    this.settings = settings;
    this.#transport = transport;
    this.#clients = {
      newsletter: createNewsletterClient(request, newsletterBase(spa)),
      customer: createCustomerClient(request, newsletterBase(spa)),
      login: createLoginClient(request),
      preview: createPreviewClient(request),
      abTests: createAbTestClient(request),
      frontendData: createFrontendDataClient(request),
    };
  }

  cookie(name: string): string | undefined {
    return this.#jar.getCookiesSync(`${this.settings.base}/service/`).find(({ key }) => key === name)?.value;
  }

  setCookie(cookie: string): void {
    this.#jar.setCookieSync(`${cookie}; Path=/`, this.settings.base, { ignoreError: true });
  }

  /** Makes one call, and returns its first request; `undefined` if it has made none. */
  async run(call: () => Promise<unknown>): Promise<Exchange | undefined> {
    const made: Exchange[] = [];
    this.#made = made;
    // The clients take the page's `fetch`, which is the global one.
    const original = globalThis.fetch;
    globalThis.fetch = async (input, init) => this.#fetch(input instanceof Request ? input.url : String(input), init);
    try {
      await call();
    } catch (error) {
      // Everything that is wrong with the answer is in the report.
      if (!(error instanceof FetchError) && !(error instanceof ResponseError)) throw error;
      // A client that gives up takes no answer that comes later.
      const { cause } = error;
      if (made[0] && cause instanceof Error && cause.name === 'TimeoutError') made[0].failure = cause;
    } finally {
      globalThis.fetch = original;
    }
    return made[0];
  }

  async callClient(name: string, given: readonly unknown[]): Promise<unknown> {
    const [client = '', method = ''] = name.split('.');
    return (Reflect.get(this.#clients[client] ?? {}, method) as (...args: readonly unknown[]) => Promise<unknown>)(
      ...given,
    );
  }

  async send(sending: Sending): Promise<void> {
    const { path, method = 'GET', type = 'application/json', body, text = JSON.stringify(body), fill = 0 } = sending;
    const { isCut, from, origin, mode = 'cors', credentials = 'include', headers: given } = sending;
    const { base, apiKey } = this.settings;
    const headers = new Headers(given);
    // Not what JSON.stringify is said to return.
    const sent = (text as string | undefined)?.padEnd(fill);
    if (sent !== undefined && type !== '') headers.set('Content-Type', type);
    if (origin !== undefined) headers.set('Origin', origin);
    if (from !== undefined) headers.set('Sec-Fetch-Site', from);
    if (apiKey !== undefined && (mode !== 'no-cors' || method !== 'GET')) headers.set('X-Api-Key', apiKey);
    const init = { method, headers, mode, credentials, ...(sent !== undefined && { body: sent }) } as const;
    await this.#fetch(`${base}${path}`, init, isCut).catch(() => undefined);
  }

  async #fetch(address: string, init: RequestInit = {}, isCut = false): Promise<Response> {
    const { origin, pathname: path } = new URL(address);
    const page = new Headers(init.headers).get('Origin') ?? this.settings.page;
    // An image is shown whatever its origin.
    const crosses = init.mode !== 'no-cors' && origin !== page;
    const { method = 'GET', body } = init;
    const exchange: Exchange = { method, path, body: typeof body === 'string' ? body : '', page, crosses };
    this.#made.push(exchange);
    try {
      return await this.#exchange(exchange, address, init, isCut);
    } catch (error) {
      exchange.failure = error instanceof Error ? error : new Error(String(error));
      throw error;
    }
  }

  async #exchange(exchange: Exchange, address: string, init: RequestInit, isCut: boolean) {
    const { headers: given, body = null, credentials } = init;
    const { timeout } = this.settings;
    const { method, page, crosses } = exchange;
    const headers = new Headers(given);
    headers.delete('Origin');
    if (!headers.has('Sec-Fetch-Site')) headers.set('Sec-Fetch-Site', siteBetween(page, new URL(address).origin));
    const send = (request: RequestInit): Promise<Response> => this.#transport(new Request(address, request), timeout);
    const asked = crosses ? preflightOf(method, headers) : undefined;
    if (asked !== undefined) {
      const question = {
        Origin: page,
        'Access-Control-Request-Method': method,
        'Access-Control-Request-Headers': asked.join(','),
      };
      const answer = await send({ method: 'OPTIONS', headers: question });
      const allowed = answer.headers.get('Access-Control-Allow-Origin');
      exchange.preflight = { asked, allowed, fault: preflightFault(method, asked, answer, page) };
    }
    if (crosses || method !== 'GET') headers.set('Origin', page);
    const cookies = this.#jar.getCookieStringSync(address);
    if (credentials === 'include' && cookies !== '') headers.set('Cookie', cookies);
    const begun = performance.now();
    // Only to bytes does `fetch` add no content type.
    const bytes = typeof body === 'string' ? bytesOf(body, isCut) : body;
    const response = await send({ method, headers, body: bytes, ...(isCut && { duplex: 'half' }) });
    exchange.milliseconds = performance.now() - begun;
    for (const cookie of response.headers.getSetCookie())
      this.#jar.setCookieSync(cookie, address, { ignoreError: true });
    exchange.answer = { status: response.status, headers: response.headers, text: await response.clone().text() };
    return response;
  }
}

/** @param isCut in two pieces, cut inside the first letter that has two bytes */
function bytesOf(text: string, isCut: boolean): BodyInit {
  const bytes = new TextEncoder().encode(text);
  if (!isCut) return bytes;
  const cut = bytes.findIndex((byte) => byte > 127) + 1;
  return new ReadableStream({
    start(stream) {
      for (const piece of [bytes.slice(0, cut), bytes.slice(cut)]) stream.enqueue(piece);
      stream.close();
    },
  });
}
