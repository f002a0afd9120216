import { expect, test } from '../support/host-page.ts';
import { NEWSLETTER, SIGN_UP_CALL, signUp } from '../support/sign-up.ts';
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

test.describe('the call', () => {
  test('goes to the private service of a single-page application, with the key of the tag', async ({ host, page }) => {
    host.serve('POST /service/newsletter/api/private/newsletter-subscribers', { status: 201, body: {} });
    await host.open('<shop-newsletter spa></shop-newsletter><shop-newsletter api-key="k-123"></shop-newsletter>');
    for (const tag of await page.locator('shop-newsletter').all()) await signUp(tag);
    const calls = signUpsOf(host).map((call) => ({
      path: new URL(call.url()).pathname,
      type: call.headers()['content-type'],
      own: Object.entries(call.headers()).filter(([name]) => name.startsWith('x-')),
    }));
    const type = 'application/json';
    expect(calls).toEqual([
      { path: '/service/newsletter/api/private/newsletter-subscribers', type, own: [] },
      { path: '/service/newsletter/api/internal/newsletter-subscribers', type, own: [['x-api-key', 'k-123']] },
    ]);
  });

  test('goes where the script says, with cookies, and names the site unless a tag says no', async ({ host, page }) => {
    const service = 'https://api.example';
    await page.context().addCookies([{ name: 'id', value: '1', url: service, sameSite: 'None', secure: true }]);
    const defaults = `data-send-site data-service-base="${service}"`;
    await host.open('<shop-newsletter site="AT"></shop-newsletter><shop-newsletter send-site="no"></shop-newsletter>', {
      script: `<script src="/shop-widgets.js" ${defaults} defer></script>`,
    });
    for (const tag of await page.locator('shop-newsletter').all()) await signUp(tag);
    const calls = await Promise.all(
      signUpsOf(host).map(async (call) => {
        const headers = await call.allHeaders();
        return { url: call.url(), cookie: headers['cookie'], site: headers['x-hunter-site'] };
      }),
    );
    const url = `${service}${SIGN_UP_CALL.slice('POST '.length)}`;
    expect(calls).toEqual([
      { url, cookie: 'id=1', site: 'AT' },
      { url, cookie: 'id=1', site: undefined },
    ]);
  });
});
