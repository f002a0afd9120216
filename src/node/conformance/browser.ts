import type { CookieJar } from './cookies.ts';
import { accessFault, exposedHeaders, type Preflight, preflightFault, preflightOf } from './cross-origin.ts';

/** Sends a request, without following redirects. Rejects if no answer comes in time. */
export type Transport = (request: Request, milliseconds: number) => Promise<Response>;

/** What came back from the service. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The headers that the page's script may read. */
  readonly readable: Headers;
}

/** One request of a page, with all that a browser did for it. */
export interface Exchange {
  readonly method: string;
  /** The answer comes from another origin, and a script of the page reads it. */
  readonly crosses: boolean;
  /** The question before the request, and why the browser then does not send it. */
  preflight?: Preflight & { readonly fault: string | undefined };
  /** Each redirect as its status and target. */
  readonly redirects: string[];
  answer?: Answer;
  /** Why no answer came. */
  failure?: Error;
  /** Why the page's script may not read the answer. */
  accessFault?: string;
}

/** As many as a browser follows at least; a service needs none. */
const MOST_REDIRECTS = 20;

const REDIRECTS = [301, 302, 303, 307, 308];
const WITHOUT_BODY = [204, 205, 304];

export interface BrowserOptions {
  readonly transport: Transport;
  /** The origin of the page that calls. */
  readonly page: string;
  readonly jar: CookieJar;
  /** How long an answer may take, in milliseconds. */
  readonly timeout: number;
}

/**
 * Does for `fetch` what a browser does for a page and Node does not: cookies, the preflight, and keeping an answer from a
 * page of another origin. Each request is recorded, also one that a browser would not send: what the service answers to
 * it can be judged all the same.
 */
export class Browser {
  readonly #options: BrowserOptions;
  #first: Exchange | undefined;

  constructor(options: BrowserOptions) {
    this.#options = options;
  }

  /** The first request since code was run. */
  get exchange(): Exchange | undefined {
    return this.#first;
  }

  /** Runs code that calls `fetch`, as in a page of this browser. */
  async run<Result>(act: () => Promise<Result>): Promise<Result> {
    this.#first = undefined;
    // The clients take the page's `fetch`, which is the global one.
    const original = globalThis.fetch;
    globalThis.fetch = (input, init) => this.fetch(input instanceof Request ? input.url : input, init);
    try {
      return await act();
    } finally {
      globalThis.fetch = original;
    }
  }

  /** What `fetch` is in the page. */
  async fetch(input: string | URL, { method = 'GET', headers, body, ...init }: RequestInit = {}): Promise<Response> {
    const { page, jar } = this.#options;
    const address = String(input);
    // An image is shown whatever its origin.
    const crosses = init.mode !== 'no-cors' && new URL(address).origin !== page;
    const exchange: Exchange = { method, crosses, redirects: [] };
    this.#first ??= exchange;
    const sent = new Headers(headers);
    if (crosses) await this.#ask(exchange, address, sent);
    if (crosses || method !== 'GET') sent.set('Origin', page);
    const cookies = jar.header();
    if (init.credentials === 'include' && cookies !== undefined) sent.set('Cookie', cookies);

    const { response, url } = await this.#follow(exchange, address, { method, headers: sent, body: body ?? null });
    jar.learn(response.headers);
    const text = await response.text();
    const readable = crosses ? exposedHeaders(response.headers) : response.headers;
    exchange.answer = { status: response.status, headers: response.headers, text, readable };
    const fault = crosses ? accessFault(response.headers, page) : undefined;
    if (fault !== undefined) exchange.accessFault = fault;
    if (fault !== undefined || exchange.preflight?.fault !== undefined) throw new TypeError('Failed to fetch');
    return asPageSees(exchange.answer, url, exchange.redirects.length > 0);
  }

  async #ask(exchange: Exchange, address: string, headers: Headers): Promise<void> {
    const { page } = this.#options;
    const question = preflightOf(exchange.method, headers);
    if (question === undefined) return;
    const asked = {
      Origin: page,
      'Access-Control-Request-Method': question.method,
      'Access-Control-Request-Headers': question.headers.join(','),
    };
    const answer = await this.#send(exchange, address, { method: 'OPTIONS', headers: new Headers(asked) });
    await answer.arrayBuffer();
    exchange.preflight = { ...question, fault: preflightFault(question, answer.status, answer.headers, page) };
  }

  async #follow(exchange: Exchange, address: string, first: RequestInit): Promise<{ response: Response; url: string }> {
    let init = first;
    let url = address;
    for (let count = 0; count <= MOST_REDIRECTS; count += 1) {
      const response = await this.#send(exchange, url, init);
      const target = response.headers.get('Location');
      if (!REDIRECTS.includes(response.status) || target === null) return { response, url };
      await response.arrayBuffer();
      url = new URL(target, url).href;
      exchange.redirects.push(`${response.status} to ${new URL(url).origin}${new URL(url).pathname}`);
      if (!keepsMethod(response.status, String(init.method))) init = { headers: first.headers ?? {}, method: 'GET' };
    }
    exchange.failure = new Error('It redirects without end.');
    throw exchange.failure;
  }

  async #send(exchange: Exchange, url: string, init: RequestInit): Promise<Response> {
    try {
      return await this.#options.transport(new Request(url, { ...init, redirect: 'manual' }), this.#options.timeout);
    } catch (error) {
      exchange.failure = error instanceof Error ? error : new Error(String(error));
      throw error;
    }
  }
}

function keepsMethod(status: number, method: string): boolean {
  return method === 'GET' || status === 307 || status === 308 || (status !== 303 && method !== 'POST');
}

/** The answer as the page's script sees it. */
function asPageSees({ status, readable, text }: Answer, url: string, redirected: boolean): Response {
  const response = new Response(WITHOUT_BODY.includes(status) ? null : text, { status, headers: readable });
  // A response that is made by hand has no address.
  return Object.defineProperties(response, { url: { value: url }, redirected: { value: redirected } });
}
