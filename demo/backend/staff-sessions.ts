import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { deleteCookie, setCookie } from './cookies.ts';
import type { Database } from './database.ts';
import { createToken } from './tokens.ts';

/** The two kinds of staff login, and the cookie with the token of each: a browser with either of them is one of staff. */
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

/** The cookie contains a random token; the database stores the settings and expiry. */
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

  /** Saves the settings and restarts the lifetime. */
  const save = ({ id, settings }: Omit<StaffSession, 'kind'>): void => {
    const values = { id, settings: JSON.stringify(settings), expiresAt: clock() + LIFETIME };
    database.run('INSERT OR REPLACE INTO staffSessions VALUES (:id, :settings, :expiresAt)', values);
  };

  const create = (): string => {
    const id = createToken();
    save({ id, settings: LIVE });
    return id;
  };

  return {
    find,
    save,
    create,
    // The cookie has no lifetime: the database knows when a session ends, and each renewal would have to set the cookie again.
    logIn: (c: Context, kind: StaffKind): void => setCookie(c, STAFF_COOKIES[kind], create()),
    logOut: (c: Context): void => {
      const session = find(c);
      if (session) database.run('DELETE FROM staffSessions WHERE id = :id', { id: session.id });
      for (const name of Object.values(STAFF_COOKIES)) deleteCookie(c, name);
    },
  };
}
