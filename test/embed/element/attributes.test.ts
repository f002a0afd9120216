import { expect, test } from '../support/host-page.ts';
import { NEWSLETTER } from '../support/sign-up.ts';
import { readProperty, rootOf, setAttribute } from '../support/tag.ts';

// `src/embed/element/declare/attributes.test.ts` has the spellings of each kind of value.

test('an attribute is live: setting, changing and removing it re-renders', async ({ host, page }) => {
  await host.open(NEWSLETTER);
  const root = rootOf(page);
  const element = page.locator('shop-newsletter');
  await expect(root).toHaveAttribute('lang', 'de-DE');
  await setAttribute(element, 'site', 'PL');
  await expect(root).toHaveAttribute('lang', 'pl-PL');
  await expect(page.getByLabel('Adres e-mail')).toBeVisible();
  await setAttribute(element, 'site', ' ch_fr\n');
  await expect(root).toHaveAttribute('lang', 'fr-CH');
  await setAttribute(element, 'site', null);
  await expect(root).toHaveAttribute('lang', 'de-DE');
  expect(host.console).toEqual([]);
});

test('an unknown value falls back to the default and is reported once, with the allowed values', async ({
  host,
  page,
}) => {
  await host.open('<shop-newsletter site="UK"></shop-newsletter><shop-newsletter site="UK"></shop-newsletter>');
  const first = page.locator('shop-newsletter').first();
  await expect(rootOf(page).first()).toHaveAttribute('lang', 'de-DE');
  // Each of these causes another render.
  for (const site of ['DE', 'UK', 'AT']) await setAttribute(first, 'site', site);
  await expect(rootOf(page).first()).toHaveAttribute('lang', 'de-AT');
  expect(host.console).toEqual([
    'warning: [shop-widgets] <shop-newsletter>: site="UK" is not known, so the default is used. ' +
      'Allowed: DE, AT, CH, CH_FR, PL, CZ, HU, SK, TR.',
  ]);
});

test('a boolean attribute is on while it is present, except with a value that templates print for "off"', async ({
  host,
  page,
}) => {
  await host.open('<shop-newsletter invalid-link></shop-newsletter>');
  const element = page.locator('shop-newsletter');
  const notice = page.getByText('dieser Link nicht mehr gültig');
  await expect(notice).toBeVisible();
  await setAttribute(element, 'invalid-link', 'off');
  await expect(notice).toBeHidden();
  await setAttribute(element, 'invalid-link', 'null');
  await expect(notice).toBeVisible();
  await setAttribute(element, 'invalid-link', null);
  await expect(notice).toBeHidden();
  expect(host.console).toEqual([]);
});

test('an attribute that is set before the script loads works', async ({ host, page }) => {
  await host.open(NEWSLETTER, { script: '' });
  await setAttribute(page.locator('shop-newsletter'), 'site', 'TR');
  await page.addScriptTag({ url: '/shop-widgets.js' });
  await expect(rootOf(page)).toHaveAttribute('lang', 'tr-TR');
});

test('the platform follows the width of the viewport until the page names one', async ({ host, page }) => {
  await host.open(NEWSLETTER);
  await expect(rootOf(page)).toBeVisible();
  const platform = () => readProperty(page.locator('shop-newsletter'), 'platform');
  for (const [width, name] of Object.entries({ 1280: 'CLASSIC', 1279: 'TABLET', 768: 'TABLET', 767: 'MATCH' })) {
    await page.setViewportSize({ width: Number(width), height: 800 });
    expect.soft(await platform(), `at ${width} pixels`).toBe(name);
  }
  await setAttribute(page.locator('shop-newsletter'), 'platform', 'smartphone');
  expect(await platform()).toBe('SMARTPHONE');
});
