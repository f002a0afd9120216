import { type Context, Hono } from 'hono';
import { localTime } from '../../src/embed/market/local-time.ts';
import { readField, readJson } from './bodies.ts';
import type { BackendContext } from './context.ts';
import { deleteCookie, readStatus, rememberedStatus, rememberStatus, setCookie } from './cookies.ts';
import { findCustomer } from './customers.ts';
import { isFaultSettings } from './faults.ts';
import { LOGIN, LONG_TERM } from './login-tokens.ts';
import { siteOfRequest } from './markets.ts';
import { refuse } from './problem.ts';
import { hashToken } from './tokens.ts';

/** The routes below `/demo/api`: the demo's switches, which no real service has. Same origin only. */
export function demoRoutes(context: BackendContext): Hono {
  const { store, faults, loginTokens, staff } = context;
  return new Hono()
    .get('/panel', async (c) =>
      c.json({
        ...faults,
        'customer-session': (await loginTokens.customerFromCookie(c, LOGIN)) ?? null,
        'staff-session': staff.find(c)?.kind ?? null,
        'newsletter-session': rememberedStatus(c),
      }),
    )
    .put('/faults', async (c) => {
      const settings = await readJson(c);
      if (isFaultSettings(settings)) return c.json(Object.assign(faults, settings));
      return refuse(c, 'urn:newsletter:body_invalid', 'an unknown service or fault');
    })
    .post('/customer-session', async (c) => {
      const customer = findCustomer(await readField(c, 'customer'));
      if (customer === undefined) return refuse(c, 'urn:newsletter:body_invalid', 'an unknown customer');
      setCookie(c, LOGIN.cookie, await loginTokens.issue(customer.id, LOGIN), LOGIN.lifetime);
      return c.json({ customer: customer.id });
    })
    .delete('/customer-session', (c) => {
      for (const { cookie } of [LOGIN, LONG_TERM]) deleteCookie(c, cookie);
      return c.json({ customer: null });
    })
    .post('/staff-session', async (c) => {
      const kind = await readField(c, 'staff');
      if (kind !== 'staff' && kind !== 'cobra')
        return refuse(c, 'urn:newsletter:body_invalid', 'an unknown kind of staff');
      staff.logOut(c);
      staff.logIn(c, kind);
      return c.json({ staff: kind });
    })
    .delete('/staff-session', (c) => {
      staff.logOut(c);
      return c.json({ staff: null });
    })
    .post('/newsletter-session', async (c) => {
      rememberStatus(c, readStatus(await readField(c, 'newsletter')));
      return c.json({});
    })
    .get('/shop-front', (c) => shopFront(c, context))
    .post('/unsubscribe', (c) => unsubscribe(c, context))
    .get('/outbox', (c) => c.json(store.listMails()))
    .delete('/outbox', (c) => {
      store.clearMails();
      return c.body(null, 204);
    })
    .get('/subscribers', (c) => c.json(store.listSubscribers()));
}

/** Content of the shop page; staff see their chosen time and test group. */
function shopFront(c: Context, { clock, staff }: BackendContext): Response {
  const { dateTime, test, group } = staff.find(c)?.settings ?? {};
  const time = dateTime ?? localTime(siteOfRequest(c.req.raw), new Date(clock()));
  return c.json({
    dateTime: time,
    // 1 to 26 December.
    season: /^\d{4}-12-(?:0\d|1\d|2[0-6])T/u.test(time) ? 'christmas' : null,
    groups: test && group ? { [test]: group } : {},
  });
}

/**
 * Deletes a sign-up, confirmed or not, by the token of its mail. The token is in the body, so that access logs
 * do not contain it. A shop keeps the proof of a consent and of its withdrawal elsewhere; the demo has none to keep.
 */
async function unsubscribe(c: Context, { store, clock }: BackendContext): Promise<Response> {
  const token = await readField(c, 'token');
  if (!store.delete(hashToken(String(token)), clock())) return refuse(c, 'urn:newsletter:token_invalid');
  rememberStatus(c, 'NONE');
  return c.body(null, 204);
}
