import { type Context, Hono } from 'hono';
import type { Credentials, LoginAnswer, Renewal } from '../../src/embed/api/openapi/login.types.ts';
import { DEMO_CUSTOMERS } from './customers.ts';
import { readJsonBody } from './json-body.ts';
import { readCookie, setCookie } from './cookies.ts';
import { LOGIN, type LoginTokens, LONG_TERM } from './login-tokens.ts';
import { serviceProblem } from './service-problem.ts';

/** The password of every customer of the demo; the login page shows it. */
export const DEMO_PASSWORD = 'good morning';

/** The routes below `/service/login/api/v1` (login.yaml). */
export function loginRoutes({ loginTokens }: { loginTokens: LoginTokens }): Hono {
  return new Hono()
    .post('/login', (c) => logIn(c, loginTokens))
    .post('/logintoken/renew', async (c) => {
      const customer = await loginTokens.customerOf(readCookie(c, 'LoginToken'), LOGIN);
      return customer === undefined ? unauthorized(c) : renewed(c, loginTokens, customer, false);
    })
    .post('/longtermtoken/renew', async (c) => {
      const customer = await loginTokens.customerOf(readCookie(c, 'LongTermToken'), LONG_TERM);
      return customer === undefined ? unauthorized(c) : renewed(c, loginTokens, customer, true);
    });
}

async function logIn(c: Context, loginTokens: LoginTokens): Promise<Response> {
  const body = await readJsonBody(c);
  const credentials = 'refusal' in body ? undefined : readCredentials(body.value);
  if (credentials === undefined) {
    return serviceProblem(c, 'urn:login:body_invalid', 'The request body is not valid.', 400);
  }
  const email = credentials.email.trim().toLowerCase();
  const customer = DEMO_CUSTOMERS.find((one) => one.email === email);
  // The same answer for both; otherwise it would reveal which addresses are known.
  if (customer === undefined || credentials.password !== DEMO_PASSWORD) return unauthorized(c);
  await setTokens(c, loginTokens, customer.id, credentials.stayLoggedIn === true);
  return c.json<LoginAnswer>({ status: 'SUCCESS' });
}

function readCredentials(body: unknown): Credentials | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { email, password, stayLoggedIn } = body as Record<string, unknown>;
  if (typeof email !== 'string' || typeof password !== 'string') return undefined;
  return { email, password, stayLoggedIn: stayLoggedIn === true };
}

async function renewed(c: Context, loginTokens: LoginTokens, customer: string, longTerm: boolean): Promise<Response> {
  await setTokens(c, loginTokens, customer, longTerm);
  return c.json<Renewal>({ status: 'RENEWED' }, 201);
}

async function setTokens(c: Context, loginTokens: LoginTokens, customer: string, longTerm: boolean): Promise<void> {
  // The cookie lives longer than its token, so that the script can see an expired token and renew it with the long-term
  // token.
  setCookie(c, 'LoginToken', await loginTokens.issue(customer, LOGIN), LONG_TERM.lifetime);
  if (longTerm) setCookie(c, 'LongTermToken', await loginTokens.issue(customer, LONG_TERM), LONG_TERM.lifetime);
}

function unauthorized(c: Context): Response {
  return serviceProblem(c, 'urn:login:unauthorized', 'Not logged in.', 401);
}
