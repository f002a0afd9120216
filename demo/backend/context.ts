import type { Context } from 'hono';
import type { Schemas } from './bodies.ts';
import type { FaultSettings } from './faults.ts';
import type { LoginTokens } from './login-tokens.ts';
import type { ConfirmationMail } from './records.ts';
import type { StaffSessions } from './staff-sessions.ts';
import type { Store } from './store.ts';

/** What the routes of the services share. */
export interface BackendContext {
  readonly store: Store;
  /** To compile them takes long, so that servers may share them. */
  readonly schemas: Schemas;
  readonly loginTokens: LoginTokens;
  readonly staff: StaffSessions;
  /** The switches that make services fail on purpose. */
  readonly faults: FaultSettings;
  /** The current time as epoch milliseconds. */
  readonly clock: () => number;
  /** The address of the demo's pages for a request, without a slash at the end: the links in mails lead there. */
  readonly pagesOf: (request: Request) => string;
  /** The origins whose pages may call the services. The demo's own pages always may. */
  readonly origins: readonly string[];
  /** Identifies a client for the rate limit; `undefined` has none. */
  readonly clientOf: (c: Context) => string | undefined;
  /** Called with each confirmation mail that is sent. */
  readonly onMail: (mail: ConfirmationMail) => void;
}
