import { type Context, Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { type Faults, readFaultSettings } from './faults.ts';
import { readJsonBody } from './json-body.ts';
import type { LoginTokens } from './login-tokens.ts';
import { problem } from './problem.ts';
import type { Store } from './store.ts';

export interface DemoServices {
  store: Store;
  faults: Faults;
  loginTokens: LoginTokens;
}

/** The routes below `/demo/api`: the demo's switches, which no real service has. Same origin only. */
export function demoRoutes(services: DemoServices): Hono {
  const { store, faults } = services;
  return new Hono()
    .get('/faults', (c) => c.json(faults.get()))
    .put('/faults', (c) => setFaults(c, faults))
    .get('/customer-session', (c) => readSession(c, services))
    .post('/customer-session', (c) => logIn(c, services))
    .delete('/customer-session', (c) => {
      deleteCookie(c, 'LoginToken', { path: '/' });
      return c.json({ customer: null });
    })
    .get('/outbox', async (c) => c.json(await store.listMails()))
    .delete('/outbox', async (c) => {
      await store.clearMails();
      return c.body(null, 204);
    })
    .get('/subscribers', async (c) => c.json(await store.listSubscribers()));
}

async function setFaults(c: Context, faults: Faults): Promise<Response> {
  const body = await readJsonBody(c);
  if ('refusal' in body) return problem(c, body.refusal);
  const settings = readFaultSettings(body.value);
  if (settings === undefined) {
    return problem(c, { type: 'urn:newsletter:body_invalid', detail: 'an unknown service or fault' });
  }
  faults.set(settings);
  return c.json(faults.get());
}

async function readSession(c: Context, { loginTokens }: DemoServices): Promise<Response> {
  return c.json({ customer: (await loginTokens.customerOf(getCookie(c, 'LoginToken'))) ?? null });
}

async function logIn(c: Context, { store, loginTokens }: DemoServices): Promise<Response> {
  const body = await readJsonBody(c);
  if ('refusal' in body) return problem(c, body.refusal);
  const customer = await store.findCustomer(String((body.value as { customer?: unknown } | null)?.customer));
  if (customer === undefined) {
    return problem(c, { type: 'urn:newsletter:body_invalid', detail: 'an unknown customer' });
  }
  const { token, lifetime } = await loginTokens.issue(customer.id);
  // The widgets read this cookie, so it cannot be HttpOnly.
  setCookie(c, 'LoginToken', token, { path: '/', sameSite: 'Lax', maxAge: lifetime });
  return c.json({ customer: customer.id });
}
