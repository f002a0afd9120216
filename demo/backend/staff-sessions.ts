import type { Context } from 'hono';
import { sign, verify } from 'hono/jwt';
import { deleteCookie, readCookie, setCookie } from './cookies.ts';
import type { StaffSettings, Store } from './store.ts';
import { createToken } from './tokens.ts';

/** The two kinds of staff login, and the cookie with the token of each. */
export const STAFF_COOKIES = { staff: 'StaffAuthToken', cobra: 'CobraAuthToken' } as const;

export type StaffKind = keyof typeof STAFF_COOKIES;

/** How long a staff session lasts after its last renewal, in milliseconds. */
const LIFETIME = 15 * 60 * 1000;

/** A staff session that has not expired. */
interface StaffSession {
  id: string;
  kind: StaffKind;
  settings: StaffSettings;
}

/** The staff sessions: the cookie contains the session id in a signed token, and the store keeps when it expires. */
export type StaffSessions = ReturnType<typeof createStaffSessions>;

export function createStaffSessions(store: Store, clock: () => number) {
  const secret = (): Promise<string> => store.secret('staff-token');

  const idOf = async (token: string | undefined): Promise<string | undefined> => {
    if (token === undefined) return undefined;
    try {
      const claims = await verify(token, await secret(), { alg: 'HS256', exp: false });
      return String(claims['sid']);
    } catch {
      return undefined;
    }
  };

  /** The session of a request; `undefined` if it has none or the session has expired. */
  const find = async (c: Context): Promise<StaffSession | undefined> => {
    for (const kind of Object.keys(STAFF_COOKIES) as StaffKind[]) {
      const id = await idOf(readCookie(c, STAFF_COOKIES[kind]));
      const settings = id === undefined ? undefined : await store.findStaffSession(id, clock());
      if (id !== undefined && settings !== undefined) return { id, kind, settings };
    }
    return undefined;
  };

  /** Keeps the settings of a session, which lasts its whole lifetime from now on. */
  const keep = ({ id, settings }: Omit<StaffSession, 'kind'>): Promise<void> =>
    store.saveStaffSession(id, settings, clock() + LIFETIME);

  /** Makes the session of a request expire, as after inactivity. */
  const expire = async (c: Context): Promise<void> => {
    const session = await find(c);
    if (session) await store.saveStaffSession(session.id, session.settings, 0);
  };

  return {
    find,
    keep,
    expire,
    logIn: async (c: Context, kind: StaffKind): Promise<void> => {
      const sid = createToken();
      await keep({ id: sid, settings: { dateTime: null, test: null, group: null } });
      // The cookie lives longer than the session on purpose.
      setCookie(c, STAFF_COOKIES[kind], await sign({ sid }, await secret(), 'HS256'));
    },
    /** Ends the session of a request and deletes its cookies. */
    logOut: async (c: Context): Promise<void> => {
      await expire(c);
      for (const name of Object.values(STAFF_COOKIES)) deleteCookie(c, name);
    },
  };
}
