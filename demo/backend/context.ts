import type { Context } from 'hono';
import type { Schemas } from './bodies.ts';
import type { Database } from './database.ts';
import type { FaultSettings } from './faults.ts';
import type { LoginTokens } from './login-tokens.ts';
import type { ConfirmationMail } from './records.ts';
import type { StaffSessions } from './staff-sessions.ts';
import type { Store } from './store.ts';

/** What the routes of the services share. */
export interface BackendContext {
  readonly database: Database;
  /** The compiled schemas, which several servers may share: compiling takes long. */
  readonly schemas: Schemas;
  /** The switches that make services fail on purpose. */
  readonly faults: FaultSettings;
  /** The current time as epoch milliseconds. */
  readonly clock: () => number;
  readonly wait: (milliseconds: number) => Promise<unknown>;
  /** The origins whose pages may call the services, beside the demo's own. `null` is that of a sandboxed frame. */
  readonly origins: readonly string[];
  /** Identifies a client for the limit of sign-ups; `undefined` means no limit. */
  readonly clientOf: (c: Context) => string | undefined;
  readonly onMail: (mail: ConfirmationMail) => void;
  /** Called once with each origin that asked for access and is not listed, up to a limit. */
  readonly reportRefusedOrigin: (origin: string) => void;
  readonly reportError: (error: unknown) => void;
  readonly store: Store;
  readonly loginTokens: LoginTokens;
  readonly staff: StaffSessions;
  /** The address of the demo's pages for a request, without a slash at the end: the links in mails lead there. */
  readonly pagesOf: (request: Request) => string;
}

type Needed = 'database' | 'schemas';
type Made = 'store' | 'loginTokens' | 'staff' | 'pagesOf';

/** Options that are missing mean: no faults, no other origins, no limit of sign-ups, and no reports. */
export interface AppOptions extends Partial<Omit<BackendContext, Needed | Made>>, Pick<BackendContext, Needed> {
  /**
   * Returns the origin of the demo's pages, to which the links in mails lead. Default: the origin of the request, which a
   * server on a network must not trust.
   */
  baseUrl?: () => string;
}
