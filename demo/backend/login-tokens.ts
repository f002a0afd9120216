import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { sign, verify } from 'hono/jwt';
import type { Database } from './database.ts';

/** A kind of token; the secret that signs it has the name of its cookie. */
export interface Kind {
  readonly cookie: 'LoginToken' | 'LongTermToken';
  /** In seconds. */
  readonly lifetime: number;
  /** When the token is due for renewal, in seconds after it was issued. */
  readonly renewal?: number;
}

export const LOGIN: Kind = { cookie: 'LoginToken', lifetime: 60 * 60, renewal: 15 * 60 };

/** It identifies a customer after the login token has expired. */
export const LONG_TERM: Kind = { cookie: 'LongTermToken', lifetime: 30 * 24 * 60 * 60 };

export type LoginTokens = ReturnType<typeof createLoginTokens>;

/** Creates login tokens signed with a secret from the database, so that they survive a restart. */
export function createLoginTokens(database: Database) {
  /** The customer of a token; `undefined` if it is missing, malformed, forged or expired. */
  const customerOf = async (token = '', { cookie }: Kind = LOGIN): Promise<string | undefined> => {
    try {
      const { sub } = await verify(token, database.secret(cookie), 'HS256');
      return String(sub);
    } catch {
      return undefined;
    }
  };
  return {
    customerOf,
    customerFromCookie: (c: Context, kind: Kind) => customerOf(getCookie(c, kind.cookie), kind),
    /** A JWT for a customer, with times in seconds. */
    issue: (customer: string, { cookie, lifetime, renewal }: Kind): Promise<string> => {
      const now = Math.floor(Date.now() / 1000);
      const claims = { sub: customer, exp: now + lifetime };
      const renewable = renewal === undefined ? {} : { ren: now + renewal, lid: now };
      return sign({ ...claims, ...renewable }, database.secret(cookie), 'HS256');
    },
  };
}
