import { expect, test } from '../support/host-page.ts';
import { acceptSignUps, NEWSLETTER, SIGN_UP_CALL, signUp } from '../support/sign-up.ts';
import { dataLayerOf, fillIn, formOf, recordEvents, signUpsOf } from './form.ts';

const ENTRY = {
  event: 'sign_up',
  subject: 'newsletter',
  origin: 'onsite:subsite',
  type: 'ga4',
  emitter: 'newsletterservice',
};
const DETAIL = { site: 'DE', origin: 'onsite', originAddition: 'subsite' };

test.describe('analytics', () => {
  test('get one entry after a sign-up, with the origin of its tag, and nothing before', async ({ host, page }) => {
    acceptSignUps(host);
    await host.open(`${NEWSLETTER}<shop-newsletter origin="checkout" origin-addition="step 3"></shop-newsletter>`);
    const tags = page.locator('shop-newsletter');
    await fillIn(tags.first());
    expect(await dataLayerOf(page)).toBeUndefined();
    await signUp(tags.first());
    expect(await dataLayerOf(page)).toEqual([ENTRY]);
    await signUp(tags.last());
    expect(await dataLayerOf(page)).toEqual([ENTRY, { ...ENTRY, origin: 'checkout:step 3' }]);
  });

  test('keep earlier entries of the page', async ({ host, page }) => {
    acceptSignUps(host);
    await host.open(`<script>window.dataLayer = [{ event: 'page' }]; window.queue = dataLayer;</script>${NEWSLETTER}`);
    await signUp(page);
    expect(await dataLayerOf(page)).toEqual([{ event: 'page' }, ENTRY]);
    expect(await page.evaluate('dataLayer === queue')).toBe(true);
  });

  test('that cannot be reached do not prevent a sign-up', async ({ host, page }) => {
    acceptSignUps(host);
    for (const [what, script] of [
      ['an object without push', 'window.dataLayer = {}'],
      ['a push that throws', `window.dataLayer = { push() { throw new Error('broken tag manager'); } }`],
      ['a getter that throws', `Object.defineProperty(window, 'dataLayer', { get() { throw new Error('no'); } })`],
    ] as const) {
      await test.step(what, async () => {
        await host.open(`<script>${script}</script>${NEWSLETTER}`);
        await signUp(page);
        expect(host.console, what).toEqual([]);
      });
    }
  });
});

test.describe('events', () => {
  test('contain where a sign-up came from, and never who signed up', async ({ host, page }) => {
    acceptSignUps(host);
    const heard = await recordEvents(page);
    await host.open('<shop-newsletter site="HU" origin="a" origin-addition="b"></shop-newsletter>');
    await fillIn(page, 'HU');
    await formOf(page, 'HU').submit.click();
    await expect(formOf(page, 'HU').success).toBeVisible();
    const detail = { site: 'HU', origin: 'a', originAddition: 'b' };
    expect(await heard()).toEqual([
      { type: 'shop-newsletter-submit', detail, cancelable: true },
      { type: 'shop-newsletter-success', detail, cancelable: false },
    ]);
  });

  test('let the page keep a sign-up from being sent, and the form stays as it is', async ({ host, page }) => {
    acceptSignUps(host);
    await host.open(
      `${NEWSLETTER}<script>document.addEventListener('shop-newsletter-submit', (e) => e.preventDefault(), { once: true })</script>`,
    );
    await fillIn(page);
    await formOf(page).submit.click();
    await expect(formOf(page).email).toHaveValue('anna@example.com');
    await expect(formOf(page).email).toBeEnabled();
    expect([signUpsOf(host), await dataLayerOf(page)]).toEqual([[], undefined]);
    await signUp(page);
    expect(signUpsOf(host)).toHaveLength(1);
  });
});

test('an invalid form has no event, and a bot sees a success, while nothing is sent or counted', async ({
  host,
  page,
}) => {
  const heard = await recordEvents(page);
  await host.open(NEWSLETTER);
  await formOf(page).submit.click();
  await expect(formOf(page).email).toBeFocused();
  expect([await heard(), signUpsOf(host)], 'an invalid form').toEqual([[], []]);
  await fillIn(page);
  await page.locator('input[name=verify]').evaluate((trap: HTMLInputElement) => {
    trap.value = 'http://spam.example';
  });
  await formOf(page).submit.click();
  await expect(formOf(page).success).toBeFocused();
  expect([signUpsOf(host), await dataLayerOf(page)]).toEqual([[], undefined]);
  expect(await heard()).toEqual([{ type: 'shop-newsletter-success', detail: DETAIL, cancelable: false }]);
});

test.describe('the call', () => {
  test('goes to the private service on a single-page application, with the key of the tag, if it has one', async ({
    host,
    page,
  }) => {
    acceptSignUps(host);
    host.serve('POST /service/newsletter/api/private/newsletter-subscribers', { status: 201, body: {} });
    await host.open(
      `<shop-newsletter spa></shop-newsletter><shop-newsletter api-key="k-123"></shop-newsletter>${NEWSLETTER}`,
    );
    for (const tag of await page.locator('shop-newsletter').all()) await signUp(tag);
    const calls = signUpsOf(host).map((call) => {
      const own = Object.entries(call.headers()).filter(([name]) => name.startsWith('x-'));
      return [new URL(call.url()).pathname, call.headers()['content-type'], own];
    });
    const json = 'application/json';
    expect(calls).toEqual([
      ['/service/newsletter/api/private/newsletter-subscribers', json, []],
      ['/service/newsletter/api/internal/newsletter-subscribers', json, [['x-api-key', 'k-123']]],
      ['/service/newsletter/api/internal/newsletter-subscribers', json, []],
    ]);
  });

  for (const [what, tag, service, site] of [
    ['a tag', '<shop-newsletter site="CH_FR" send-site></shop-newsletter>', 'https://shop.example', 'CH_FR'],
    ['the script', '<shop-newsletter></shop-newsletter>', 'https://api.example', 'AT'],
    ['a tag that says no', '<shop-newsletter send-site="no"></shop-newsletter>', 'https://api.example', undefined],
  ] as const) {
    test(`names the site, or not, as ${what} wants it`, async ({ host, page }) => {
      acceptSignUps(host);
      const defaults = what === 'a tag' ? '' : `data-site="AT" data-send-site data-service-base="${service}"`;
      await host.open(tag, { script: `<script src="/shop-widgets.js" ${defaults} defer></script>` });
      const form = formOf(page, site ?? 'AT');
      await form.email.fill('anna@example.com');
      await form.submit.click();
      await expect(form.success).toBeVisible();
      const [call] = signUpsOf(host);
      expect([new URL(call?.url() ?? '').origin, call?.headers()['x-hunter-site']]).toEqual([service, site]);
    });
  }

  test('goes to another origin with the cookies', async ({ host, page }) => {
    await page
      .context()
      .addCookies([{ name: 'id', value: '1', url: 'https://api.example', sameSite: 'None', secure: true }]);
    acceptSignUps(host);
    await host.open('<shop-newsletter service-base="https://api.example/"></shop-newsletter>', {
      script: '<script src="/shop-widgets.js" data-service-origins="https://api.example" defer></script>',
    });
    await signUp(page);
    const [call] = signUpsOf(host);
    expect(call?.url()).toBe(`https://api.example${SIGN_UP_CALL.slice('POST '.length)}`);
    expect((await call?.allHeaders())?.cookie).toBe('id=1');
  });
});
