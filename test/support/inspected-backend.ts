import { DEMO_PASSWORD } from '../../demo/backend/login-routes.ts';
import { createStaffSessions } from '../../demo/backend/staff-sessions.ts';
import type { Site } from '../../src/embed/market/sites.ts';
import type { Transport } from '../../src/node/conformance/calling-page.ts';
import { SERVICES } from '../../src/node/conformance/documents.ts';
import { type CallReport, inspect } from '../../src/node/conformance/inspect.ts';
import { signUpBody } from '../../src/node/conformance/sign-up-body.ts';
import type { Settings } from '../../src/node/conformance/settings.ts';
import { createTestBackend } from './backend.ts';

/** The origin of the services, and that of the pages that call them. */
export const BASE = 'https://api.shop.example';
export const PAGE = 'https://www.shop.example';

/** The origin of a page with which the guides try something. */
export const TRIED_PAGE = 'http://localhost:8080';

const EMAIL = 'anna@example.org';

/** What is inspected. */
interface Backend {
  readonly transport: Transport;
  readonly settings: Settings;
}

/** The demo's backend, with all that the inspection can be given: a sign-up that waits, a customer, a staff session. */
export async function prepareBackend(site: Site, settings: Partial<Settings> = {}): Promise<Backend> {
  const { app, database, newestToken } = createTestBackend({
    origins: [PAGE, TRIED_PAGE],
    clientOf: () => (settings.limit ? 'one' : undefined),
  });
  await app.request(`${BASE}/service/newsletter/api/internal/newsletter-subscribers`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Hunter-Site': site },
    body: JSON.stringify(signUpBody(site, EMAIL)),
  });
  return {
    // A server adds the date, an app does not.
    transport: async (request) => {
      const answer = await app.fetch(request);
      // The demo is on the host of its pages. A page on another one reads a login only with this.
      const cookies = answer.headers.getSetCookie();
      answer.headers.delete('Set-Cookie');
      for (const cookie of cookies)
        answer.headers.append('Set-Cookie', cookie.startsWith('L') ? `${cookie}; Domain=shop.example` : cookie);
      answer.headers.set('Date', new Date().toUTCString());
      // Many services say where the new thing is, which is no redirect.
      if (answer.status === 201) answer.headers.set('Location', '/subscribers/1');
      return answer;
    },
    settings: {
      base: BASE,
      page: PAGE,
      site,
      apiKey: undefined,
      spa: false,
      sendSite: true,
      only: SERVICES,
      tags: undefined,
      timeout: 15_000,
      email: EMAIL,
      limit: undefined,
      token: newestToken(),
      customer: { email: 'anna.muster@example.org', password: DEMO_PASSWORD },
      staffCookie: `StaffAuthToken=${createStaffSessions(database, Date.now).create()}`,
      ...settings,
    },
  };
}

/** Every report of an inspection. */
export async function inspectAll({ settings, transport }: Backend): Promise<CallReport[]> {
  const reports: CallReport[] = [];
  for await (const report of inspect(settings, transport)) reports.push(report);
  return reports;
}
