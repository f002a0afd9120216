import { expect, test } from '../support/host-page.ts';
import { NEWSLETTER, signUp } from '../support/sign-up.ts';
import { dataLayerOf, signUpsOf } from './form.ts';

const ENTRY = {
  event: 'sign_up',
  subject: 'newsletter',
  origin: 'onsite:subsite',
  type: 'ga4',
  emitter: 'newsletterservice',
};

test.describe('analytics', () => {
  test('get one entry after a sign-up, with the origin of its tag, after those of the page', async ({ host, page }) => {
    await host.open(
      `<script>window.dataLayer = [{ event: 'page' }]; window.queue = dataLayer;</script>` +
        `${NEWSLETTER}<shop-newsletter origin="checkout" origin-addition="step 3"></shop-newsletter>`,
    );
    const tags = page.locator('shop-newsletter');
    await signUp(tags.first());
    await signUp(tags.last());
    expect(await dataLayerOf(page)).toEqual([{ event: 'page' }, ENTRY, { ...ENTRY, origin: 'checkout:step 3' }]);
    expect(await page.evaluate('dataLayer === queue')).toBe(true);
  });

  for (const [what, script] of [
    ['a push that throws', `window.dataLayer = { push() { throw new Error('broken tag manager'); } }`],
    ['a getter that throws', `Object.defineProperty(window, 'dataLayer', { get() { throw new Error('no'); } })`],
  ] as const) {
    test(`with ${what} do not prevent a sign-up`, async ({ host, page }) => {
      await host.open(`<script>${script}</script>${NEWSLETTER}`);
      await signUp(page);
      expect(host.console).toEqual([]);
    });
  }
});

test('the call goes where script and tag say, with cookies, and names site and key as they do', async ({
  host,
  page,
}) => {
  const service = 'https://api.example';
  host.serve('POST /service/newsletter/api/private/newsletter-subscribers', { status: 201, body: {} });
  await page.context().addCookies([{ name: 'id', value: '1', url: service, sameSite: 'None', secure: true }]);
  await host.open(
    '<shop-newsletter site="AT" spa></shop-newsletter><shop-newsletter send-site="no" api-key="k-123"></shop-newsletter>',
    { script: `<script src="/shop-widgets.js" data-send-site data-service-base="${service}" defer></script>` },
  );
  for (const tag of await page.locator('shop-newsletter').all()) await signUp(tag);
  const calls = signUpsOf(host).map(async (call) => {
    const headers = Object.entries(await call.allHeaders());
    const own = headers.filter(([name]) => /^(?:x-.*|cookie|content-type)$/.test(name));
    return { url: call.url(), ...Object.fromEntries(own) };
  });
  const common = { cookie: 'id=1', 'content-type': 'application/json' };
  const newsletter = `${service}/service/newsletter/api`;
  expect(await Promise.all(calls)).toEqual([
    { url: `${newsletter}/private/newsletter-subscribers`, ...common, 'x-hunter-site': 'AT' },
    { url: `${newsletter}/internal/newsletter-subscribers`, ...common, 'x-api-key': 'k-123' },
  ]);
});
