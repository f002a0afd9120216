import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { deleteCookie, setCookie } from './cookies.ts';
import type { Database } from './database.ts';
import { createToken } from './tokens.ts';

/** The two kinds of staff login, and the cookie with the token of each. */
const STAFF_COOKIES = { staff: 'StaffAuthToken', cobra: 'CobraAuthToken' } as const;

type StaffKind = keyof typeof STAFF_COOKIES;

/** How long a staff session lasts after its last renewal, in milliseconds. */
const LIFETIME = 15 * 60 * 1000;

interface StaffSettings {
  /** `YYYY-MM-DDTHH:MM`, in the time zone of the site. */
  readonly dateTime: string | null;
  readonly test: string | null;
  readonly group: string | null;
}

/** The live shop, without a test. */
export const LIVE: StaffSettings = { dateTime: null, test: null, group: null };

interface StaffSession {
  readonly id: string;
  readonly kind: StaffKind;
  readonly settings: StaffSettings;
}

/** The staff sessions: the cookie contains a random token, and the database its settings and when it expires. */
export type StaffSessions = ReturnType<typeof createStaffSessions>;

export function createStaffSessions(database: Database, clock: () => number) {
  /** The session of a request; `undefined` if it has none or the session has expired. */
  const find = (c: Context): StaffSession | undefined => {
    for (const kind of ['staff', 'cobra'] as const) {
      const id = getCookie(c, STAFF_COOKIES[kind]) ?? '';
      const found = 'SELECT settings FROM staffSessions WHERE id = :id AND expiresAt > :now';
      const row = database.get(found, { id, now: clock() }) as { settings: string } | undefined;
      if (row) return { id, kind, settings: JSON.parse(row.settings) as StaffSettings };
    }
    return undefined;
  };

  /** Keeps the settings of a session, which lasts its whole lifetime from now on. */
  const keep = ({ id, settings }: Omit<StaffSession, 'kind'>): void => {
    const values = { id, settings: JSON.stringify(settings), expiresAt: clock() + LIFETIME };
    database.run('INSERT OR REPLACE INTO staffSessions VALUES (:id, :settings, :expiresAt)', values);
  };

  const begin = (): string => {
    const id = createToken();
    keep({ id, settings: LIVE });
    return id;
  };

  return {
    find,
    keep,
    begin,
    // The cookie lives longer than the session on purpose.
    logIn: (c: Context, kind: StaffKind): void => setCookie(c, STAFF_COOKIES[kind], begin()),
    logOut: (c: Context): void => {
      const session = find(c);
      if (session) database.run('DELETE FROM staffSessions WHERE id = :id', { id: session.id });
      for (const name of Object.values(STAFF_COOKIES)) deleteCookie(c, name);
    },
  };
}
