import type { Context } from 'hono';
import { sign, verify } from 'hono/jwt';
import { readCookie } from './cookies.ts';
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

/** It identifies a customer after the other one has expired. */
export const LONG_TERM: Kind = { cookie: 'LongTermToken', lifetime: 30 * 24 * 60 * 60 };

export type LoginTokens = ReturnType<typeof createLoginTokens>;

/** Creates login tokens signed with a secret from the database, so that they survive a restart. */
export function createLoginTokens(database: Database, clock: () => number) {
  const seconds = (): number => Math.floor(clock() / 1000);
  const countLogouts = (customer: string): number => {
    const row = database.get('SELECT count FROM logouts WHERE customer = :customer', { customer });
    return (row as { count: number } | undefined)?.count ?? 0;
  };
  /** The customer of a token; `undefined` if it is missing, malformed, forged, expired or older than a logout. */
  const customerOf = async (token = '', { cookie }: Kind = LOGIN): Promise<string | undefined> => {
    try {
      // The library would compare `exp` with the machine's clock instead of `clock`.
      const claims = await verify(token, database.secret(cookie), { alg: 'HS256', exp: false });
      const customer = String(claims['sub']);
      const isCurrent = claims['gen'] === countLogouts(customer);
      return isCurrent && claims.exp !== undefined && seconds() < claims.exp ? customer : undefined;
    } catch {
      return undefined;
    }
  };
  return {
    customerOf,
    customerIn: (c: Context, kind: Kind) => customerOf(readCookie(c, kind.cookie), kind),
    /**
     * A JWT for a customer, with times in seconds. `gen` is the number of the customer's logouts, so that each logout
     * invalidates all earlier tokens.
     */
    issue: (customer: string, { cookie, lifetime, renewal }: Kind): Promise<string> => {
      const now = seconds();
      const claims = { sub: customer, exp: now + lifetime, gen: countLogouts(customer) };
      const renewable = renewal === undefined ? {} : { ren: now + renewal, lid: now };
      return sign({ ...claims, ...renewable }, database.secret(cookie), 'HS256');
    },
    /** Invalidates every token of a customer. */
    revoke: (customer: string): void => {
      const count = 'INSERT INTO logouts VALUES (:customer, 1) ON CONFLICT DO UPDATE SET count = count + 1';
      database.run(count, { customer });
    },
  };
}
