import { type Context, Hono } from 'hono';
import { findCustomer } from './customers.ts';
import { type Faults, readFaultSettings } from './faults.ts';
import { fieldOf, withJsonBody } from './json-body.ts';
import { deleteCookie, readCookie, setCookie } from './cookies.ts';
import { LOGIN, type LoginTokens, LONG_TERM } from './login-tokens.ts';
import { newsletterProblem } from './newsletter-problem.ts';
import { rememberStatus } from './newsletter-status.ts';
import { serviceProblem } from './service-problem.ts';
import type { Store } from './store.ts';
import { hashToken, looksLikeToken } from './tokens.ts';

export interface DemoServices {
  store: Store;
  faults: Faults;
  loginTokens: LoginTokens;
  /** Returns the current time as epoch milliseconds. */
  clock: () => number;
}

/** The routes below `/demo/api`: the demo's switches, which no real service has. Same origin only. */
export function demoRoutes(services: DemoServices): Hono {
  const { store, faults } = services;
  return new Hono()
    .get('/faults', (c) => c.json(faults.get()))
    .put('/faults', (c) => withJsonBody(c, (body) => setFaults(c, body, faults)))
    .get('/customer-session', (c) => readSession(c, services))
    .post('/customer-session', (c) => withJsonBody(c, (body) => logIn(c, body, services)))
    .delete('/customer-session', (c) => logOut(c, services))
    .post('/refuse', (c) => withJsonBody(c, (body) => refuse(c, body, services)))
    .get('/outbox', async (c) => c.json(await store.listMails()))
    .delete('/outbox', async (c) => {
      await store.clearMails();
      return c.body(null, 204);
    })
    .get('/subscribers', async (c) => c.json(await store.listSubscribers()));
}

function setFaults(c: Context, body: unknown, faults: Faults): Response {
  const settings = readFaultSettings(body);
  if (settings === undefined) {
    return newsletterProblem(c, { type: 'urn:newsletter:body_invalid', detail: 'an unknown service or fault' });
  }
  faults.set(settings);
  return c.json(faults.get());
}

async function readSession(c: Context, { loginTokens }: DemoServices): Promise<Response> {
  return c.json({ customer: (await loginTokens.customerOf(readCookie(c, 'LoginToken'), LOGIN)) ?? null });
}

async function logIn(c: Context, body: unknown, { loginTokens }: DemoServices): Promise<Response> {
  const customer = findCustomer(fieldOf(body, 'customer'));
  if (customer === undefined) {
    return newsletterProblem(c, { type: 'urn:newsletter:body_invalid', detail: 'an unknown customer' });
  }
  setCookie(c, 'LoginToken', await loginTokens.issue(customer.id, LOGIN), LOGIN.lifetime);
  return c.json({ customer: customer.id });
}

/** Logs out and revokes the tokens, so that copies of them no longer work. */
async function logOut(c: Context, { loginTokens }: DemoServices): Promise<Response> {
  const customer =
    (await loginTokens.customerOf(readCookie(c, 'LoginToken'), LOGIN)) ??
    (await loginTokens.customerOf(readCookie(c, 'LongTermToken'), LONG_TERM));
  if (customer !== undefined) await loginTokens.revoke(customer);
  deleteCookie(c, 'LoginToken');
  deleteCookie(c, 'LongTermToken');
  return c.json({ customer: null });
}

/**
 * Deletes an unconfirmed sign-up for the recipient of its mail, who knows the token. The token is sent in the body, so
 * that access logs do not contain it.
 */
async function refuse(c: Context, body: unknown, { store, clock }: DemoServices): Promise<Response> {
  const token = fieldOf(body, 'token');
  const isToken = typeof token === 'string' && looksLikeToken(token);
  const outcome = isToken ? await store.refuse(await hashToken(token), clock()) : undefined;
  if (outcome === undefined) return newsletterProblem(c, { type: 'urn:newsletter:token_invalid' });
  if (outcome === 'deleted') {
    rememberStatus(c, undefined);
    return c.body(null, 204);
  }
  return serviceProblem(c, 'urn:demo:already_confirmed', 'The sign-up was confirmed already.', 409);
}
