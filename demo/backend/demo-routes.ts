import { type Context, Hono } from 'hono';
import { findCustomer } from './customers.ts';
import { type Faults, readFaultSettings } from './faults.ts';
import { readJsonBody } from './json-body.ts';
import { deleteCookie, readCookie, setCookie } from './cookies.ts';
import type { LoginTokens } from './login-tokens.ts';
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
    .put('/faults', (c) => setFaults(c, faults))
    .get('/customer-session', (c) => readSession(c, services))
    .post('/customer-session', (c) => logIn(c, services))
    .delete('/customer-session', (c) => logOut(c, services))
    .post('/refuse', (c) => refuse(c, services))
    .get('/outbox', async (c) => c.json(await store.listMails()))
    .delete('/outbox', async (c) => {
      await store.clearMails();
      return c.body(null, 204);
    })
    .get('/subscribers', async (c) => c.json(await store.listSubscribers()));
}

async function setFaults(c: Context, faults: Faults): Promise<Response> {
  const body = await readJsonBody(c);
  if ('refusal' in body) return newsletterProblem(c, body.refusal);
  const settings = readFaultSettings(body.value);
  if (settings === undefined) {
    return newsletterProblem(c, { type: 'urn:newsletter:body_invalid', detail: 'an unknown service or fault' });
  }
  faults.set(settings);
  return c.json(faults.get());
}

async function readSession(c: Context, { loginTokens }: DemoServices): Promise<Response> {
  return c.json({ customer: (await loginTokens.customerOf(readCookie(c, 'LoginToken'))) ?? null });
}

async function logIn(c: Context, { loginTokens }: DemoServices): Promise<Response> {
  const body = await readJsonBody(c);
  if ('refusal' in body) return newsletterProblem(c, body.refusal);
  const customer = findCustomer((body.value as { customer?: unknown } | null)?.customer);
  if (customer === undefined) {
    return newsletterProblem(c, { type: 'urn:newsletter:body_invalid', detail: 'an unknown customer' });
  }
  const { token, lifetime } = await loginTokens.issue(customer.id);
  setCookie(c, 'LoginToken', token, lifetime);
  return c.json({ customer: customer.id });
}

/** Logs out and revokes the tokens, so that copies of them no longer work. */
async function logOut(c: Context, { loginTokens }: DemoServices): Promise<Response> {
  const customer =
    (await loginTokens.customerOf(readCookie(c, 'LoginToken'))) ??
    (await loginTokens.customerOfLongTerm(readCookie(c, 'LongTermToken')));
  if (customer !== undefined) await loginTokens.revoke(customer);
  deleteCookie(c, 'LoginToken');
  deleteCookie(c, 'LongTermToken');
  return c.json({ customer: null });
}

/**
 * Deletes an unconfirmed sign-up for the recipient of its mail, who knows the token. The token is sent in the body, so
 * that access logs do not contain it.
 */
async function refuse(c: Context, { store, clock }: DemoServices): Promise<Response> {
  const body = await readJsonBody(c);
  if ('refusal' in body) return newsletterProblem(c, body.refusal);
  const token = (body.value as { token?: unknown } | null)?.token;
  const isToken = typeof token === 'string' && looksLikeToken(token);
  const outcome = isToken ? await store.refuse(await hashToken(token), clock()) : undefined;
  if (outcome === undefined) return newsletterProblem(c, { type: 'urn:newsletter:token_invalid' });
  if (outcome === 'deleted') {
    rememberStatus(c, undefined);
    return c.body(null, 204);
  }
  return serviceProblem(c, 'urn:demo:already_confirmed', 'The sign-up was confirmed already.', 409);
}
