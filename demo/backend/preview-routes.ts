import { type Context, Hono } from 'hono';
import type { PreviewAnswer, PreviewCheck, PreviewStatus } from '../../src/embed/api/openapi/preview.types.ts';
import { timeZoneOf } from '../../src/embed/market/sites.ts';
import { isLocalDateTime, momentOf } from '../../widgets/preview/local-date-time-rules.ts';
import { activeAt } from './ab-test-routes.ts';
import type { BackendContext } from './context.ts';
import { scriptsOnly } from './cross-origin.ts';
import { siteOfRequest } from './markets.ts';
import { LIVE } from './staff-sessions.ts';

/** The routes below `/service/preview/api` (preview.yaml). */
export function previewRoutes(context: BackendContext): Hono {
  const { staff } = context;
  const byScriptOnly = scriptsOnly(context);
  return new Hono()
    .get('/token', byScriptOnly, (c) => answer(c, apply(c, context)))
    .get('/auth/checkauth', (c) => {
      const session = staff.find(c);
      const { dateTime, test, group } = session?.settings ?? LIVE;
      const status: PreviewStatus = session ? 'SUCCESS' : 'UNAUTHORIZED';
      return c.json<PreviewCheck>({ status, dateTime, abTestName: test, abTestGroup: group });
    })
    .get('/auth/login/renew', byScriptOnly, (c) => {
      const session = staff.find(c);
      if (session) staff.save(session);
      return answer(c, session ? 'SUCCESS' : 'UNAUTHORIZED');
    })
    .get('/auth/logout', byScriptOnly, (c) => {
      staff.logOut(c);
      return answer(c, 'SUCCESS');
    });
}

function answer(c: Context, status: PreviewStatus): Response {
  return c.json<PreviewAnswer>({ status });
}

function apply(c: Context, { clock, staff }: BackendContext): PreviewStatus {
  const session = staff.find(c);
  if (!session) return 'UNAUTHORIZED';
  const { dateTime = null, test = null, group = null } = c.req.query();
  if (dateTime !== null && !isLocalDateTime(dateTime)) return 'BAD_REQUEST';
  const moment = dateTime === null ? clock() : momentOf(dateTime, timeZoneOf(siteOfRequest(c.req.raw)));
  if (test !== null || group !== null) {
    const found = activeAt(moment).find(({ name }) => name === test);
    if (group === null || !found?.groups.includes(group)) return 'BAD_REQUEST';
  }
  staff.save({ ...session, settings: { dateTime, test, group } });
  return 'SUCCESS';
}
