import { sign, verify } from 'hono/jwt';
import type { Store } from './store.ts';

/** Lifetime of a login token, in seconds. */
const LIFETIME = 60 * 60;

/** When a login token is due for renewal, in seconds after it was issued. */
const RENEWAL = 15 * 60;

/** Lifetime of a long-term token, in seconds. */
const LONG_TERM = 30 * 24 * 60 * 60;

/** Creates and checks the tokens of the cookies `LoginToken` and `LongTermToken`. */
export interface LoginTokens {
  /**
   * A JWT for a customer with `exp`, `ren` and `lid` in seconds, and its lifetime in seconds. `gen` is the number of
   * the customer's logouts, so that each logout invalidates all earlier tokens; it is omitted before the first.
   */
  issue(customerId: string): Promise<{ token: string; lifetime: number }>;
  /** The customer of a token, or `undefined` if it is missing, malformed, forged, expired or older than a logout. */
  customerOf(token: string | undefined): Promise<string | undefined>;
  /** A token that identifies a customer after the login has expired, and its lifetime in seconds. */
  issueLongTerm(customerId: string): Promise<{ token: string; lifetime: number }>;
  /** The customer of a long-term token. */
  customerOfLongTerm(token: string | undefined): Promise<string | undefined>;
  /** Invalidates every token of a customer. */
  revoke(customerId: string): Promise<void>;
}

/** Creates login tokens signed with a secret from the store, so that they survive a restart. */
export function createLoginTokens(store: Store, clock: () => number): LoginTokens {
  const seconds = (): number => Math.floor(clock() / 1000);

  const subject = async (customer: string): Promise<{ sub: string; gen?: number }> => {
    const gen = await store.countLogouts(customer);
    return gen === 0 ? { sub: customer } : { sub: customer, gen };
  };

  const read = async (token: string | undefined, secret: string): Promise<string | undefined> => {
    if (token === undefined) return undefined;
    try {
      // The library would compare `exp` with the machine's clock instead of `clock`.
      const claims = await verify(token, await store.secret(secret), { alg: 'HS256', exp: false });
      if (claims.exp === undefined || seconds() >= claims.exp) return undefined;
      const customer = String(claims['sub']);
      return (claims['gen'] ?? 0) === (await store.countLogouts(customer)) ? customer : undefined;
    } catch {
      return undefined;
    }
  };

  return {
    issue: async (customerId) => {
      const now = seconds();
      const claims = { ...(await subject(customerId)), exp: now + LIFETIME, ren: now + RENEWAL, lid: now };
      return { token: await sign(claims, await store.secret('login-token'), 'HS256'), lifetime: LIFETIME };
    },
    customerOf: (token) => read(token, 'login-token'),
    issueLongTerm: async (customerId) => {
      const claims = { ...(await subject(customerId)), exp: seconds() + LONG_TERM };
      return { token: await sign(claims, await store.secret('long-term-token'), 'HS256'), lifetime: LONG_TERM };
    },
    customerOfLongTerm: (token) => read(token, 'long-term-token'),
    revoke: (customerId) => store.addLogout(customerId),
  };
}
