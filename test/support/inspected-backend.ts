import { createApp } from '../../demo/backend/app.ts';
import { Database } from '../../demo/backend/database.ts';
import { DEMO_PASSWORD } from '../../demo/backend/login-routes.ts';
import { Store } from '../../demo/backend/store.ts';
import type { Site } from '../../src/embed/market/sites.ts';
import type { Transport } from '../../src/node/conformance/page.ts';
import { readDocuments, SERVICES } from '../../src/node/conformance/documents.ts';
import { type CallReport, inspect, type Inspection } from '../../src/node/conformance/inspect.ts';
import { signUpBody } from '../../src/node/conformance/sign-up-body.ts';
import type { Settings } from '../../src/node/conformance/settings.ts';

/** The origin of the services, and that of the pages that call them. */
export const BASE = 'https://api.shop.example';
export const PAGE = 'https://www.shop.example';

const EMAIL = 'anna@example.org';

/** The demo's backend, with all that the inspection can be given: a sign-up that waits, a customer, a staff session. */
export async function prepareBackend(
  site: Site,
  settings: Partial<Settings> = {},
): Promise<{ transport: Transport; settings: Settings }> {
  const database = new Database();
  const app = createApp({ database, documents: readDocuments(), origins: [PAGE] });
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    app.request(`${BASE}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  await post('/service/newsletter/api/internal/newsletter-subscribers', signUpBody(site, EMAIL), {
    'X-Hunter-Site': site,
  });
  const [mail] = new Store(database).listMails();
  const session = await post('/demo/api/staff-session', { staff: 'staff' });
  const cookie =
    session.headers
      .getSetCookie()
      .find((header) => !header.startsWith('StaffAuthToken=;') && header.startsWith('StaffAuthToken=')) ?? '';
  return {
    // A server adds the date, an app does not.
    transport: async (request) => {
      const answer = await app.fetch(request);
      answer.headers.set('Date', new Date().toUTCString());
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
      timeout: 15_000,
      email: EMAIL,
      token: new URL(mail?.confirmUrl ?? BASE).searchParams.get('token') ?? undefined,
      customer: { email: 'anna.muster@example.org', password: DEMO_PASSWORD },
      staffToken: cookie.split(';')[0]?.split('=')[1],
      ...settings,
    },
  };
}

/** Every report of an inspection. */
export async function inspectAll(inspection: Inspection): Promise<CallReport[]> {
  const reports: CallReport[] = [];
  for await (const report of inspect(inspection)) reports.push(report);
  return reports;
}
