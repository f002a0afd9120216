import { createApp } from './app.ts';
import { createSchemas } from './bodies.ts';
import { DEMO_CUSTOMERS } from './customers.ts';
import { Database } from './database.ts';
import { listen } from './listen.ts';
import { DEMO_PASSWORD } from './login-routes.ts';
import { createStaffSessions } from './staff-sessions.ts';

interface MockOptions {
  readonly documents: Parameters<typeof createSchemas>[0];
  /** 0 chooses any free port. */
  readonly port: number;
  readonly origins: readonly string[];
  readonly onMail: (to: string, token: string) => void;
  /** Called once with each origin that asked for access and is not listed, up to a limit. */
  readonly onRefusedOrigin: (origin: string) => void;
}

/** Starts the services of the demo alone, for the command `mock`: nothing is kept when it ends, and there are no pages. */
export async function startMock({ documents, port, origins, onMail, onRefusedOrigin }: MockOptions) {
  const database = new Database();
  const app = createApp({
    database,
    schemas: createSchemas(documents),
    origins,
    // The mock has no outbox page.
    onMail: ({ to, confirmUrl }) => onMail(to, new URL(confirmUrl).searchParams.get('token') ?? ''),
    reportRefusedOrigin: onRefusedOrigin,
    reportError: console.error,
  });
  const listening = await listen(app, { port, hostname: '127.0.0.1', hosts: [] });
  const customer = { email: DEMO_CUSTOMERS[0]?.email ?? '', password: DEMO_PASSWORD };
  return { ...listening, customer, staffToken: createStaffSessions(database, Date.now).begin() };
}
