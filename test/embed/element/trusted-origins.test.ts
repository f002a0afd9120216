import type { Request } from '@playwright/test';
import { DECLARATIONS } from '../../../widgets/declarations.ts';
import { child } from '../footer/footer-page.ts';
import { logIn, token } from '../session/session-page.ts';
import { expect, type HostPage, SHOP, test } from '../support/host-page.ts';
import { beStaff } from '../support/staff.ts';

const FOREIGN = 'https://foreign.example';
const NAMES = Object.keys(DECLARATIONS);

/** The requests of the elements on load, with a logged-in customer and a logged-in member of staff. */
const OWN_CALLS = [
  '/service/abtestfrontend/api/v1/getassignment',
  '/service/customerfrontenddata/api/v1/psdata',
  '/service/login/api/v1/logintoken/renew',
  '/service/newsletter/api/internal/customers/base-data',
  '/service/preview/api/auth/checkauth',
];

const script = (attributes: string, src = '/shop-widgets.js'): { script: string } => ({
  script: `<script src="${src}" ${attributes} defer></script>`,
});

const placeholder = (name: string, attributes: string, inside = ''): string =>
  `<div data-shop-widget="${name}" ${attributes}>${inside}</div>`;

/** Requests to services; images do not count. */
function callsOf(host: HostPage): Request[] {
  return host.calls.filter((call) => call.resourceType() === 'fetch');
}

/** The paths of the requests to services of an origin. */
function callsAt(host: HostPage, origin: string): string[] {
  const paths = callsOf(host)
    .map((call) => new URL(call.url()))
    .filter((url) => url.origin === origin);
  return [...new Set(paths.map(({ pathname }) => pathname))].sort();
}

test.beforeEach(async ({ host, page }) => {
  await logIn(page, token(-60, 36_000));
  await beStaff(page);
  await page.context().addCookies([{ name: 'CSRF-Token', value: 'csrf-4711', url: SHOP }]);
  host.serve('GET /service/customerfrontenddata/api/v1/psdata', { body: { nl_status: 'SUBSCRIBED' } });
});

test('placeholders with a foreign service-base send nothing there, even below an own base', async ({ host, page }) => {
  const content = child({ teaser: { groups: { payment: { images: [{ label: 'PayPal', source: 'paypal' }] } } } });
  const foreign = `data-service-base="${FOREIGN}/path" data-content-src="${FOREIGN}/c.json"`;
  const base = `<base href="${FOREIGN}/">`;
  await host.open(
    base + NAMES.map((name) => placeholder(name, foreign, name === 'footer' ? content : '')).join(''),
    script('data-api-key="key-4711"'),
  );
  await expect.poll(() => callsAt(host, SHOP).filter((path) => OWN_CALLS.includes(path))).toEqual(OWN_CALLS);
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill('anna@example.com');
  await page.getByRole('button', { name: 'Newsletter abonnieren' }).click();
  await expect.poll(() => callsAt(host, SHOP)).toContain('/service/newsletter/api/internal/newsletter-subscribers');
  await expect(page.getByRole('img', { name: 'PayPal' })).toHaveAttribute('src', new RegExp(`^${SHOP}/service/`));
  expect([...host.origins]).toEqual([SHOP]);
  const refused = [
    ...NAMES.map((name) => `<shop-${name}>: service-base="${FOREIGN}/path"`),
    `<shop-footer>: content-src="${FOREIGN}/c.json"`,
  ];
  const warnings = refused.map(
    (value) =>
      `warning: [shop-widgets] ${value} is not trusted, so the default is used. Trusted: ${SHOP}. ` +
      'To trust another origin, add it to data-service-origins on the script tag.',
  );
  await expect.poll(() => host.console.toSorted()).toEqual(warnings.toSorted());
});

test('a first placeholder changes no session, no staff check and no time of other tags', async ({ host, page }) => {
  host.serve('POST /service/login/api/v1/logintoken/renew', (request) =>
    new URL(request.url()).origin === SHOP && request.headers()['x-api-key'] === 'key-4711'
      ? { status: 200, body: { status: 'RENEWED' } }
      : { status: 403 },
  );
  const first = placeholder(
    'session',
    `data-service-base="${FOREIGN}" data-api-key="wrong" data-platform="SMARTPHONE"`,
  );
  const others = placeholder('session', '') + placeholder('footer', '');
  await host.open(first + others, script('data-api-key="key-4711"'));
  await host.answered('/logintoken/renew', 1);
  await host.answered('/auth/checkauth', 1);
  await host.answered('/auth/login/renew', 1);
  await host.answered('/getassignment', 1);
  for (const call of callsOf(host)) expect(call.headers()['x-api-key'], call.url()).toBe('key-4711');
  expect([...host.origins]).toEqual([SHOP]);
  await expect(page.getByRole('button', { name: /^Staff preview/ })).toBeVisible();
});
