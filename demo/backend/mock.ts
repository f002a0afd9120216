import type { StartMock } from '../../src/node/cli/mock.ts';
import { createApp } from './app.ts';
import { createSchemas } from './bodies.ts';
import { DEMO_CUSTOMERS } from './customers.ts';
import { Database } from './database.ts';
import { listen } from './listen.ts';
import { DEMO_PASSWORD } from './login-routes.ts';
import { createStaffSessions } from './staff-sessions.ts';

/** Starts the services of the demo alone: state is in memory only, and there are no pages. */
export const startMock: StartMock = async ({ documents, port, origins, onMail, onRefusedOrigin }) => {
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
  return { ...listening, customer, staffToken: createStaffSessions(database, Date.now).create() };
};
