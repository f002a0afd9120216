import { sign, verify } from 'hono/jwt';
import type { Database } from './database.ts';

interface Kind {
  /** The name of the secret that signs the token. */
  readonly secret: string;
  /** In seconds. */
  readonly lifetime: number;
  /** When the token is due for renewal, in seconds after it was issued. */
  readonly renewal?: number;
}

/** The tokens of the cookies `LoginToken` and `LongTermToken`; the latter identifies a customer after the former has expired. */
export const LOGIN: Kind = { secret: 'login-token', lifetime: 60 * 60, renewal: 15 * 60 };
export const LONG_TERM: Kind = { secret: 'long-term-token', lifetime: 30 * 24 * 60 * 60 };

/** Creates and checks the tokens of a login. */
export type LoginTokens = ReturnType<typeof createLoginTokens>;

/** Creates login tokens signed with a secret from the database, so that they survive a restart. */
export function createLoginTokens(database: Database, clock: () => number) {
  const seconds = (): number => Math.floor(clock() / 1000);
  const countLogouts = (customer: string): number => {
    const row = database.get('SELECT count FROM logouts WHERE customer = :customer', { customer });
    return (row as { count: number } | undefined)?.count ?? 0;
  };
  return {
    /**
     * A JWT for a customer, with times in seconds. `gen` is the number of the customer's logouts, so that each logout
     * invalidates all earlier tokens.
     */
    issue: (customer: string, { secret, lifetime, renewal }: Kind): Promise<string> => {
      const now = seconds();
      const claims = { sub: customer, exp: now + lifetime, gen: countLogouts(customer) };
      const renewable = renewal === undefined ? {} : { ren: now + renewal, lid: now };
      return sign({ ...claims, ...renewable }, database.secret(secret), 'HS256');
    },
    /** The customer of a token; `undefined` if it is missing, malformed, forged, expired or older than a logout. */
    customerOf: async (token: string | undefined, { secret }: Kind): Promise<string | undefined> => {
      if (token === undefined) return undefined;
      try {
        // The library would compare `exp` with the machine's clock instead of `clock`.
        const claims = await verify(token, database.secret(secret), { alg: 'HS256', exp: false });
        const customer = String(claims['sub']);
        const isCurrent = claims['gen'] === countLogouts(customer);
        return isCurrent && claims.exp !== undefined && seconds() < claims.exp ? customer : undefined;
      } catch {
        return undefined;
      }
    },
    /** Invalidates every token of a customer. */
    revoke: (customer: string): void => {
      database.run('INSERT INTO logouts VALUES (:customer, 1) ON CONFLICT DO UPDATE SET count = count + 1', {
        customer,
      });
    },
  };
}
