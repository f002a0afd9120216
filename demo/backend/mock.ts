import { createApp } from './app.ts';
import type { Documents } from './bodies.ts';
import { DEMO_CUSTOMERS } from './customers.ts';
import { Database } from './database.ts';
import { type Listening, listen } from './listen.ts';
import { DEMO_PASSWORD } from './login-routes.ts';
import { createStaffSessions } from './staff-sessions.ts';

/** What a running mock tells whoever has started it. */
export interface RunningMock extends Listening {
  /** What a test can log in with. */
  readonly customer: { readonly email: string; readonly password: string };
  /** The value of the `StaffAuthToken` cookie of a staff session. */
  readonly staffToken: string;
}

export interface MockOptions {
  /** The OpenAPI files. */
  documents: Documents;
  /** 0 chooses any free port. */
  port: number;
  /** The origins whose pages may call the services. */
  origins: readonly string[];
  /** Called with each sign-up that brings a mail. */
  onMail: (to: string, token: string) => void;
  /** Called once with each origin that asked for access and is not listed, up to a limit. */
  onRefusedOrigin: (origin: string) => void;
}

/** Starts the services of the demo alone: nothing is kept when it ends, and there are no pages. */
export async function startMock(options: MockOptions): Promise<RunningMock> {
  const database = new Database();
  const app = createApp({
    database,
    documents: options.documents,
    origins: options.origins,
    // The mock has no outbox page.
    onMail: ({ to, confirmUrl }) => options.onMail(to, new URL(confirmUrl).searchParams.get('token') ?? ''),
    reportRefusedOrigin: options.onRefusedOrigin,
    reportError: console.error,
  });
  const listening = await listen(app, { port: options.port, hostname: '127.0.0.1', hosts: [] });
  const customer = { email: DEMO_CUSTOMERS[0]?.email ?? '', password: DEMO_PASSWORD };
  return { ...listening, customer, staffToken: createStaffSessions(database, Date.now).begin() };
}
