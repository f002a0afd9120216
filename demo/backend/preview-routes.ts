import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { localTime } from '../../src/embed/market/local-time.ts';
import { timeZoneOf } from '../../src/embed/market/sites.ts';
import { isWall, momentOf } from '../../widgets/preview/wall-time-rules.ts';
import type { PreviewAnswer, PreviewCheck, PreviewStatus } from '../../src/embed/api/openapi/preview.types.ts';
import { activeAt, DEMO_TESTS } from './ab-tests.ts';
import { fieldOf, withJsonBody } from './json-body.ts';
import { siteOfRequest } from './markets.ts';
import { newsletterProblem } from './newsletter-problem.ts';
import { isFromOwnPage } from './own-pages.ts';
import { serviceProblem } from './service-problem.ts';
import { STAFF_COOKIES, type StaffKind, type StaffSessions } from './staff-sessions.ts';
import type { StaffSettings } from './store.ts';

interface StaffServices {
  clock: () => number;
  staff: StaffSessions;
}

export interface PreviewServices extends StaffServices {
  /** Returns the address of the demo's pages for a request. */
  pagesOf: (request: Request) => string;
  /** The other origins whose pages may call the service. */
  origins: readonly string[];
}

/** The routes below `/service/preview/api` (preview.yaml). */
export function previewRoutes(services: PreviewServices): Hono {
  const { staff } = services;
  const byScriptOnly = refuseOthers(services);
  return new Hono()
    .get('/token', byScriptOnly, async (c) => answer(c, await apply(c, services)))
    .get('/auth/checkauth', async (c) => {
      const session = await staff.find(c);
      const { dateTime, test, group } = session?.settings ?? { dateTime: null, test: null, group: null };
      const status: PreviewStatus = session ? 'SUCCESS' : 'UNAUTHORIZED';
      return c.json<PreviewCheck>({ status, dateTime, abTestName: test, abTestGroup: group });
    })
    .get('/auth/login/renew', byScriptOnly, async (c) => {
      const session = await staff.find(c);
      if (session) await staff.keep(session);
      return answer(c, session ? 'SUCCESS' : 'UNAUTHORIZED');
    })
    .get('/auth/logout', byScriptOnly, async (c) => {
      await staff.logOut(c);
      return answer(c, 'SUCCESS');
    });
}

/** The `Sec-Fetch-Mode` of requests by scripts; programs that are not browsers do not send the header. */
const MODES_OF_SCRIPTS: readonly (string | undefined)[] = [undefined, 'cors', 'same-origin'];

/**
 * Refuses requests that come from links, images, other sites, and pages of the same site, such as another port or a
 * subdomain, whose origin is not listed: they carry the session's cookies, too.
 */
function refuseOthers({ pagesOf, origins }: PreviewServices): MiddlewareHandler {
  return async (c, next) => {
    const isListed = origins.includes(c.req.header('Origin') ?? '') && c.req.header('Sec-Fetch-Site') !== 'cross-site';
    if ((isListed || isFromOwnPage(c.req.raw, pagesOf)) && MODES_OF_SCRIPTS.includes(c.req.header('Sec-Fetch-Mode')))
      return next();
    return serviceProblem(c, 'urn:preview:not_from_own_page', 'Only the pages of the site may call this.', 403);
  };
}

function answer(c: Context, status: PreviewStatus): Response {
  return c.json<PreviewAnswer>({ status });
}

async function apply(c: Context, { clock, staff }: StaffServices): Promise<PreviewStatus> {
  const session = await staff.find(c);
  if (!session) return 'UNAUTHORIZED';
  const settings: StaffSettings = {
    dateTime: c.req.query('dateTime') ?? null,
    test: c.req.query('test') ?? null,
    group: c.req.query('group') ?? null,
  };
  const { dateTime } = settings;
  if (dateTime !== null && !isWall(dateTime)) return 'BAD_REQUEST';
  const moment = dateTime === null ? clock() : momentOf(dateTime, timeZoneOf(siteOfRequest(c.req.raw)));
  if (settings.test !== null || settings.group !== null) {
    const test = activeAt(moment).find(({ name }) => name === settings.test);
    if (test === undefined || settings.group === null || !test.groups.includes(settings.group)) return 'BAD_REQUEST';
  }
  await staff.keep({ ...session, settings });
  return 'SUCCESS';
}

/** The demo's own routes for staff: log in, expire a session, and read what the shop shows. */
export function staffDemoRoutes({ clock, staff }: StaffServices): Hono {
  const state = async (c: Context): Promise<Response> => c.json({ staff: (await staff.find(c))?.kind ?? null });
  return new Hono()
    .get('/staff-session', state)
    .post('/staff-session', (c) =>
      withJsonBody(c, async (body) => {
        const kind = fieldOf(body, 'staff');
        if (typeof kind !== 'string' || !Object.hasOwn(STAFF_COOKIES, kind)) {
          return newsletterProblem(c, { type: 'urn:newsletter:body_invalid', detail: 'an unknown kind of staff' });
        }
        await staff.logOut(c);
        await staff.logIn(c, kind as StaffKind);
        return c.json({ staff: kind });
      }),
    )
    .delete('/staff-session', async (c) => {
      await staff.logOut(c);
      return c.json({ staff: null });
    })
    .post('/staff-session/expiry', async (c) => {
      await staff.expire(c);
      return c.json({ staff: null });
    })
    .get('/ab-tests', (c) => c.json(DEMO_TESTS))
    .get('/shop-front', async (c) => {
      const settings = (await staff.find(c))?.settings;
      const dateTime = settings?.dateTime ?? localTime(siteOfRequest(c.req.raw), new Date(clock()));
      return c.json({
        dateTime,
        // 1 to 26 December.
        season: /^\d{4}-12-(?:0\d|1\d|2[0-6])T/u.test(dateTime) ? 'christmas' : null,
        groups: settings?.test && settings.group ? { [settings.test]: settings.group } : {},
      });
    });
}
