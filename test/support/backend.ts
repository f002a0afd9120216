import { http } from 'msw';
import { setupServer } from 'msw/node';
import { createApp } from '../../demo/backend/app.ts';
import { createSchemas } from '../../demo/backend/bodies.ts';
import { Database } from '../../demo/backend/database.ts';
import type { AppOptions } from '../../demo/backend/context.ts';
import { createFaults } from '../../demo/backend/faults.ts';
import { createLoginTokens, LOGIN } from '../../demo/backend/login-tokens.ts';
import { Store } from '../../demo/backend/store.ts';
import { readDocuments } from '../../src/node/conformance/documents.ts';
import { loadContract } from './contract.ts';

export type TestBackend = ReturnType<typeof createTestBackend>;

/** Where the backend is. */
export const ORIGIN = 'http://shop.test';
const contract = loadContract();
const schemas = createSchemas(readDocuments());

/**
 * The demo's backend for a test, with a database in memory. Every answer is validated against the OpenAPI documents, and a
 * request with an invalid answer fails, unless a fault is switched on.
 */
export function createTestBackend(options: Partial<AppOptions> = {}) {
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
  const fetch = (path: string, init?: RequestInit) => answer(new Request(new URL(path, ORIGIN), init));
  const toFetch = http.all(`${ORIGIN}/*`, ({ request }) => answer(request));

  return {
    database,
    store,
    /** The sent mails, newest first. */
    outbox: () => store.listMails(),
    /** The token in the newest link of a mail that confirms a sign-up. */
    newestToken: () => {
      const links = store.listMails().flatMap(({ confirmUrl }) => confirmUrl ?? []);
      return new URL(links[0] ?? '').searchParams.get('token') ?? '';
    },
    faults,
    /** The app, without the validation of its answers. */
    app,
    fetch,
    /** Gives what calls `fetch` with addresses below `ORIGIN` the answers of this backend, from `listen()` to `close()`. */
    server: setupServer(toFetch),
    /** Sends a body as JSON; `undefined` sends none. */
    send: (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
      fetch(path, {
        method,
        headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    /** Advances the backend's clock by some milliseconds. */
    advance: (milliseconds: number) => {
      passed += milliseconds;
    },
    /** The value of the `LoginToken` cookie of a demo customer. */
    loginToken: (customer: 'new' | 'consented' | 'partial') => createLoginTokens(database).issue(customer, LOGIN),
  };
}
