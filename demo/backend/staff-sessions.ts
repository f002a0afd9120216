import type { Context } from 'hono';
import { deleteCookie, readCookie, setCookie } from './cookies.ts';
import type { Database } from './database.ts';
import type { StaffSettings } from './records.ts';
import { createToken } from './tokens.ts';

/** The two kinds of staff login, and the cookie with the token of each. */
const STAFF_COOKIES = { staff: 'StaffAuthToken', cobra: 'CobraAuthToken' } as const;

export type StaffKind = keyof typeof STAFF_COOKIES;

/** How long a staff session lasts after its last renewal, in milliseconds. */
const LIFETIME = 15 * 60 * 1000;

/** A staff session that has not expired. */
interface StaffSession {
  id: string;
  kind: StaffKind;
  settings: StaffSettings;
}

/** The staff sessions: the cookie contains a random token, and the database its settings and when it expires. */
export type StaffSessions = ReturnType<typeof createStaffSessions>;

export function createStaffSessions(database: Database, clock: () => number) {
  /** The session of a request; `undefined` if it has none or the session has expired. */
  const find = (c: Context): StaffSession | undefined => {
    for (const kind of Object.keys(STAFF_COOKIES) as StaffKind[]) {
      const id = readCookie(c, STAFF_COOKIES[kind]) ?? '';
      const row = database.get('SELECT settings FROM staffSessions WHERE id = :id AND expiresAt > :now', {
        id,
        now: clock(),
      }) as { settings: string } | undefined;
      if (row) return { id, kind, settings: JSON.parse(row.settings) as StaffSettings };
    }
    return undefined;
  };

  /** Keeps the settings of a session, which lasts its whole lifetime from now on. */
  const keep = ({ id, settings }: Omit<StaffSession, 'kind'>): void => {
    database.run('INSERT OR REPLACE INTO staffSessions VALUES (:id, :settings, :expiresAt)', {
      id,
      settings: JSON.stringify(settings),
      expiresAt: clock() + LIFETIME,
    });
  };

  const begin = (): string => {
    const id = createToken();
    keep({ id, settings: { dateTime: null, test: null, group: null } });
    return id;
  };

  return {
    find,
    keep,
    /** Begins a session and returns its token. */
    begin,
    // The cookie lives longer than the session on purpose.
    logIn: (c: Context, kind: StaffKind): void => setCookie(c, STAFF_COOKIES[kind], begin()),
    /** Ends the session of a request and deletes its cookies. */
    logOut: (c: Context): void => {
      const session = find(c);
      if (session) database.run('DELETE FROM staffSessions WHERE id = :id', { id: session.id });
      for (const name of Object.values(STAFF_COOKIES)) deleteCookie(c, name);
    },
  };
}
