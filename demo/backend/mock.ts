import type { Hono } from 'hono';
import { createApp } from './app.ts';
import { DEMO_CUSTOMERS } from './customers.ts';
import { type Listening, listen } from './listen.ts';
import { DEMO_PASSWORD } from './login-routes.ts';
import { createMemoryStore } from './memory-store.ts';
import type { Store } from './store.ts';

/** What a running mock tells whoever has started it. */
export interface RunningMock extends Listening {
  /** What a test can log in with. */
  readonly customer: { readonly email: string; readonly password: string };
  /** The value of the `StaffAuthToken` cookie of a staff session. */
  readonly staffToken: string;
}

export interface MockOptions {
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
export async function startMock({ port, origins, onMail, onRefusedOrigin }: MockOptions): Promise<RunningMock> {
  const app = createApp({
    store: tellingMails(createMemoryStore(), onMail),
    origins,
    reportRefusedOrigin: onRefusedOrigin,
    reportError: console.error,
  });
  const listening = await listen(app, { port, hostname: '127.0.0.1', hosts: [] });
  const customer = { email: DEMO_CUSTOMERS[0]?.email ?? '', password: DEMO_PASSWORD };
  return { ...listening, customer, staffToken: await logStaffIn(app, listening.url) };
}

/** The mock has no outbox page, so it passes the token of each mail to its caller. */
function tellingMails(store: Store, tell: MockOptions['onMail']): Store {
  return {
    ...store,
    signUp: async (signUp, mail) => {
      const outcome = await store.signUp(signUp, mail);
      const isSent = outcome === 'created' || outcome === 'repeated';
      if (isSent) tell(mail.to, new URL(mail.confirmUrl).searchParams.get('token') ?? '');
      return outcome;
    },
  };
}

async function logStaffIn(app: Hono, url: string): Promise<string> {
  const answer = await app.request(`${url}/demo/api/staff-session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ staff: 'staff' }),
  });
  const cookies = answer.headers.getSetCookie().map((header) => header.split(';')[0]?.split('=') ?? []);
  return cookies.find(([name, value]) => name === 'StaffAuthToken' && value !== '')?.[1] ?? '';
}
