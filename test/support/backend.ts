import { http, HttpResponse, type HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import { type AppOptions, createApp } from '../../demo/backend/app.ts';
import { createFaults, DROP_HEADER, type Faults } from '../../demo/backend/faults.ts';
import { createLoginTokens, LOGIN } from '../../demo/backend/login-tokens.ts';
import { createMemoryStore } from '../../demo/backend/memory-store.ts';
import type { Mail, Store } from '../../demo/backend/store.ts';
import { loadContract } from './contract.ts';

/** One request that the backend received. */
interface Call {
  method: string;
  url: URL;
  headers: Headers;
  /** The body: parsed if it is JSON, otherwise as text; `undefined` without one. */
  body: unknown;
}

export interface TestBackend {
  /** MSW's handlers, for a server of the test. */
  handlers: HttpHandler[];
  /** An MSW server with those handlers: `listen()` before, `close()` after. */
  server: ReturnType<typeof setupServer>;
  store: Store;
  /** The sent mails, newest first. */
  outbox(): Promise<Mail[]>;
  /** The token in the newest link of a mail that confirms a sign-up. */
  newestToken(): Promise<string>;
  faults: Faults;
  /** All requests, in order. `calls.length = 0` clears them. */
  calls: Call[];
  /** The app, without the validation of its answers. */
  app: ReturnType<typeof createApp>;
  /** Sends a request to the backend without MSW. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Sends a body as JSON; `undefined` sends none. */
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  /** Advances the backend's clock by some milliseconds. */
  advance(milliseconds: number): void;
  /** The value of the `LoginToken` cookie of a demo customer. */
  loginToken(customer: 'new' | 'consented' | 'partial'): Promise<string>;
}

const ORIGIN = 'http://shop.test';
const contract = loadContract();

/**
 * The demo's backend for a test: the same code, with a store in memory. Every answer is validated against the OpenAPI
 * documents, and a request with an invalid answer fails, unless a fault is switched on.
 */
export function createTestBackend(options: Partial<AppOptions> = {}): TestBackend {
  const { store = createMemoryStore(), faults = createFaults() } = options;
  let passed = 0;
  const clock = (): number => (options.clock ?? Date.now)() + passed;
  const app = createApp({ ...options, store, faults, clock });
  const calls: Call[] = [];

  const handle = async (request: Request): Promise<Response> => {
    calls.push(await describeCall(request));
    const response = await app.fetch(request.clone());
    const isOnPurpose = Object.values(faults.get()).some((fault) => fault !== 'none' && fault !== 'slow');
    const isService = new URL(request.url).pathname.startsWith('/service/') && request.method !== 'OPTIONS';
    if (isService && !isOnPurpose) await contract.check(request, response);
    return response;
  };
  const resolver = async ({ request }: { request: Request }): Promise<Response> => {
    const response = await handle(request);
    return response.headers.has(DROP_HEADER) ? HttpResponse.error() : response;
  };
  const fetch: TestBackend['fetch'] = (path, init) => handle(new Request(new URL(path, ORIGIN), init));
  const handlers = [http.all('*/service/*', resolver), http.all('*/demo/api/*', resolver)];

  return {
    handlers,
    server: setupServer(...handlers),
    store,
    outbox: () => store.listMails(),
    newestToken: async () => {
      const links = (await store.listMails()).flatMap(({ confirmUrl }) => confirmUrl ?? []);
      return new URL(links[0] ?? '').searchParams.get('token') ?? '';
    },
    faults,
    calls,
    app,
    fetch,
    send: (method, path, body, headers) =>
      fetch(path, {
        method,
        headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    advance: (milliseconds) => {
      passed += milliseconds;
    },
    loginToken: (customer) => createLoginTokens(store, clock).issue(customer, LOGIN),
  };
}

async function describeCall(request: Request): Promise<Call> {
  const text = await request.clone().text();
  return {
    method: request.method,
    url: new URL(request.url),
    headers: new Headers(request.headers),
    body: text === '' ? undefined : readJson(text),
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
