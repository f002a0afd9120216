import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { localTime } from '../../src/embed/market/local-time.ts';
import { timeZoneOf } from '../../src/embed/market/sites.ts';
import { isLocalDateTime, momentOf } from '../../widgets/preview/local-date-time-rules.ts';
import type { PreviewAnswer, PreviewCheck, PreviewStatus } from '../../src/embed/api/openapi/preview.types.ts';
import { activeAt } from './ab-tests.ts';
import { readField } from './bodies.ts';
import type { BackendContext } from './context.ts';
import { siteOfRequest } from './markets.ts';
import { isFromOwnPage } from './own-pages.ts';
import { refuse } from './problem.ts';
import type { StaffSettings } from './records.ts';

/** The routes below `/service/preview/api` (preview.yaml). */
export function previewRoutes(context: BackendContext): Hono {
  const { staff } = context;
  const byScriptOnly = refuseOthers(context);
  return new Hono()
    .get('/token', byScriptOnly, (c) => answer(c, apply(c, context)))
    .get('/auth/checkauth', (c) => {
      const session = staff.find(c);
      const { dateTime, test, group } = session?.settings ?? { dateTime: null, test: null, group: null };
      const status: PreviewStatus = session ? 'SUCCESS' : 'UNAUTHORIZED';
      return c.json<PreviewCheck>({ status, dateTime, abTestName: test, abTestGroup: group });
    })
    .get('/auth/login/renew', byScriptOnly, (c) => {
      const session = staff.find(c);
      if (session) staff.keep(session);
      return answer(c, session ? 'SUCCESS' : 'UNAUTHORIZED');
    })
    .get('/auth/logout', byScriptOnly, (c) => {
      staff.logOut(c);
      return answer(c, 'SUCCESS');
    });
}

/** The `Sec-Fetch-Mode` of requests by scripts; programs that are not browsers do not send the header. */
const MODES_OF_SCRIPTS: readonly (string | undefined)[] = [undefined, 'cors', 'same-origin'];

/**
 * Refuses requests that come from links, images, other sites, and pages of the same site, such as another port or a
 * subdomain, whose origin is not listed: they carry the session's cookies, too.
 */
function refuseOthers({ pagesOf, origins }: BackendContext): MiddlewareHandler {
  return async (c, next) => {
    const isListed = origins.includes(c.req.header('Origin') ?? '') && c.req.header('Sec-Fetch-Site') !== 'cross-site';
    if ((isListed || isFromOwnPage(c.req.raw, pagesOf)) && MODES_OF_SCRIPTS.includes(c.req.header('Sec-Fetch-Mode')))
      return next();
    return refuse(c, 'urn:preview:not_from_own_page');
  };
}

function answer(c: Context, status: PreviewStatus): Response {
  return c.json<PreviewAnswer>({ status });
}

function apply(c: Context, { clock, staff }: BackendContext): PreviewStatus {
  const session = staff.find(c);
  if (!session) return 'UNAUTHORIZED';
  const settings: StaffSettings = {
    dateTime: c.req.query('dateTime') ?? null,
    test: c.req.query('test') ?? null,
    group: c.req.query('group') ?? null,
  };
  const { dateTime } = settings;
  if (dateTime !== null && !isLocalDateTime(dateTime)) return 'BAD_REQUEST';
  const moment = dateTime === null ? clock() : momentOf(dateTime, timeZoneOf(siteOfRequest(c.req.raw)));
  if (settings.test !== null || settings.group !== null) {
    const test = activeAt(moment).find(({ name }) => name === settings.test);
    if (test === undefined || settings.group === null || !test.groups.includes(settings.group)) return 'BAD_REQUEST';
  }
  staff.keep({ ...session, settings });
  return 'SUCCESS';
}

/** The demo's own routes for staff: log in, and read what the shop shows. */
export function staffDemoRoutes({ clock, staff }: BackendContext): Hono {
  return new Hono()
    .get('/staff-session', (c) => c.json({ staff: staff.find(c)?.kind ?? null }))
    .post('/staff-session', async (c) => {
      const kind = await readField(c, 'staff');
      if (kind !== 'staff' && kind !== 'cobra') {
        return refuse(c, 'urn:newsletter:body_invalid', 'an unknown kind of staff');
      }
      staff.logOut(c);
      staff.logIn(c, kind);
      return c.json({ staff: kind });
    })
    .delete('/staff-session', (c) => {
      staff.logOut(c);
      return c.json({ staff: null });
    })
    .get('/shop-front', (c) => {
      const settings = staff.find(c)?.settings;
      const dateTime = settings?.dateTime ?? localTime(siteOfRequest(c.req.raw), new Date(clock()));
      return c.json({
        dateTime,
        // 1 to 26 December.
        season: /^\d{4}-12-(?:0\d|1\d|2[0-6])T/u.test(dateTime) ? 'christmas' : null,
        groups: settings?.test && settings.group ? { [settings.test]: settings.group } : {},
      });
    });
}
