import { type Context, type Handler, Hono } from 'hono';
import type { LoginAnswer, Renewal } from '../../src/embed/api/openapi/login.types.ts';
import { readJson } from './bodies.ts';
import type { BackendContext } from './context.ts';
import { setCookie } from './cookies.ts';
import { DEMO_CUSTOMERS } from './customers.ts';
import { type Kind, LOGIN, LONG_TERM } from './login-tokens.ts';
import { refuse } from './problem.ts';

export const DEMO_PASSWORD = 'good morning';

/** The routes below `/service/login/api/v1` (login.yaml). */
export function loginRoutes({ loginTokens, schemas: { credentials } }: BackendContext): Hono {
  const setTokens = async (c: Context, customer: string, longTerm: boolean): Promise<void> => {
    // The cookie of the login outlives its token, so that the script sees that it has expired, and renews it.
    for (const kind of longTerm ? [LOGIN, LONG_TERM] : [LOGIN])
      setCookie(c, kind.cookie, await loginTokens.issue(customer, kind), LONG_TERM.lifetime);
  };
  const renewBy =
    (kind: Kind): Handler =>
    async (c) => {
      const customer = await loginTokens.customerFromCookie(c, kind);
      if (customer === undefined) return refuse(c, 'urn:login:unauthorized');
      await setTokens(c, customer, kind === LONG_TERM);
      return c.json<Renewal>({ status: 'RENEWED' }, 201);
    };
  return new Hono()
    .post('/login', async (c) => {
      const body = await readJson(c);
      if (!credentials(body)) return refuse(c, 'urn:login:body_invalid');
      const email = body.email.trim().toLowerCase();
      const customer = DEMO_CUSTOMERS.find((one) => one.email === email);
      // The same answer for both; otherwise it would reveal which addresses are known.
      if (customer === undefined || body.password !== DEMO_PASSWORD) return refuse(c, 'urn:login:unauthorized');
      await setTokens(c, customer.id, body.stayLoggedIn === true);
      return c.json<LoginAnswer>({ status: 'SUCCESS' });
    })
    .post('/logintoken/renew', renewBy(LOGIN))
    .post('/longtermtoken/renew', renewBy(LONG_TERM));
}
