import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { createApp } from '../../demo/backend/app.ts';
import { createSchemas } from '../../demo/backend/bodies.ts';
import { Database } from '../../demo/backend/database.ts';
import type { AppOptions } from '../../demo/backend/context.ts';
import { createFaults, DROP_HEADER, type FaultSettings } from '../../demo/backend/faults.ts';
import { createLoginTokens, LOGIN } from '../../demo/backend/login-tokens.ts';
import type { Mail } from '../../demo/backend/records.ts';
import { Store } from '../../demo/backend/store.ts';
import { loadContract, readContract } from './contract.ts';

export interface TestBackend {
  database: Database;
  store: Store;
  /** The sent mails, newest first. */
  outbox(): Mail[];
  /** The token in the newest link of a mail that confirms a sign-up. */
  newestToken(): string;
  faults: FaultSettings;
  /** The app, without the validation of its answers. */
  app: ReturnType<typeof createApp>;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Gives what calls `fetch` with addresses below `ORIGIN` the answers of this backend, from `listen()` to `close()`. */
  server: ReturnType<typeof setupServer>;
  /** Sends a body as JSON; `undefined` sends none. */
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  /** Advances the backend's clock by some milliseconds. */
  advance(milliseconds: number): void;
  /** The value of the `LoginToken` cookie of a demo customer. */
  loginToken(customer: 'new' | 'consented' | 'partial'): Promise<string>;
}

/** Where the backend is. */
export const ORIGIN = 'http://shop.test';
const contract = loadContract();
const { newsletter = {}, login = {} } = readContract();
const schemas = createSchemas({ newsletter, login });

/**
 * The demo's backend for a test, with a database in memory. Every answer is validated against the OpenAPI documents, and a
 * request with an invalid answer fails, unless a fault is switched on.
 */
export function createTestBackend(options: Partial<AppOptions> = {}): TestBackend {
  const { database = new Database(), faults = createFaults() } = options;
  const store = new Store(database);
  let passed = 0;
  const clock = (): number => (options.clock ?? Date.now)() + passed;
  const app = createApp({ ...options, database, schemas, faults, clock });

  const answer = async (request: Request): Promise<Response> => {
    const response = await app.fetch(request.clone());
    const isOnPurpose = Object.values(faults).some((fault) => fault !== 'none' && fault !== 'slow');
    const isService = new URL(request.url).pathname.startsWith('/service/') && request.method !== 'OPTIONS';
    if (isService && !isOnPurpose) await contract.check(request, response);
    return response;
  };
  const fetch: TestBackend['fetch'] = (path, init) => answer(new Request(new URL(path, ORIGIN), init));
  const toFetch = http.all(`${ORIGIN}/*`, async ({ request }) => {
    const response = await answer(request);
    return response.headers.has(DROP_HEADER) ? HttpResponse.error() : response;
  });

  return {
    database,
    store,
    outbox: () => store.listMails(),
    newestToken: () => {
      const links = store.listMails().flatMap(({ confirmUrl }) => confirmUrl ?? []);
      return new URL(links[0] ?? '').searchParams.get('token') ?? '';
    },
    faults,
    app,
    fetch,
    server: setupServer(toFetch),
    send: (method, path, body, headers) =>
      fetch(path, {
        method,
        headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    advance: (milliseconds) => {
      passed += milliseconds;
    },
    loginToken: (customer) => createLoginTokens(database, clock).issue(customer, LOGIN),
  };
}
