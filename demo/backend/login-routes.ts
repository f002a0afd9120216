import { type Context, Hono } from 'hono';
import type { LoginAnswer, Renewal } from '../../src/embed/api/openapi/login.types.ts';
import { readJson } from './bodies.ts';
import type { BackendContext } from './context.ts';
import { readCookie, setCookie } from './cookies.ts';
import { DEMO_CUSTOMERS } from './customers.ts';
import { LOGIN, type LoginTokens, LONG_TERM } from './login-tokens.ts';
import { refuse } from './problem.ts';

/** The password of every customer of the demo. */
export const DEMO_PASSWORD = 'good morning';

/** The routes below `/service/login/api/v1` (login.yaml). */
export function loginRoutes({ loginTokens, schemas: { credentials } }: BackendContext): Hono {
  const renew = async (c: Context, customer: string | undefined, longTerm: boolean): Promise<Response> => {
    if (customer === undefined) return refuse(c, 'urn:login:unauthorized');
    await setTokens(c, loginTokens, customer, longTerm);
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
      await setTokens(c, loginTokens, customer.id, body.stayLoggedIn === true);
      return c.json<LoginAnswer>({ status: 'SUCCESS' });
    })
    .post('/logintoken/renew', async (c) => {
      const customer = await loginTokens.customerOf(readCookie(c, 'LoginToken'), LOGIN);
      return renew(c, customer, false);
    })
    .post('/longtermtoken/renew', async (c) => {
      const customer = await loginTokens.customerOf(readCookie(c, 'LongTermToken'), LONG_TERM);
      return renew(c, customer, true);
    });
}

async function setTokens(c: Context, loginTokens: LoginTokens, customer: string, longTerm: boolean): Promise<void> {
  // The cookie lives longer than its token, so that the script can see an expired token and renew it with the long-term
  // token.
  setCookie(c, 'LoginToken', await loginTokens.issue(customer, LOGIN), LONG_TERM.lifetime);
  if (longTerm) setCookie(c, 'LongTermToken', await loginTokens.issue(customer, LONG_TERM), LONG_TERM.lifetime);
}
