import { expect, test } from '../support/host-page.ts';
import { NEWSLETTER } from '../support/sign-up.ts';
import { readProperties, readProperty, rootOf, setAttribute, TAGS } from '../support/tag.ts';

/** Values of an attribute in HTML, and their meaning for a boolean attribute. */
const BOOLEAN_SPELLINGS: ReadonlyArray<readonly [markup: string, meaning: boolean]> = [
  ['', false],
  ['invalid-link', true],
  ['invalid-link=""', true],
  ['invalid-link="invalid-link"', true],
  ['invalid-link="true"', true],
  ['invalid-link="yes"', true],
  ['invalid-link="1"', true],
  ['invalid-link="on"', true],
  ['invalid-link="null"', true],
  ['invalid-link="false"', false],
  ['invalid-link="FALSE"', false],
  ['invalid-link=" False "', false],
  ['invalid-link="0"', false],
  ['invalid-link="no"', false],
  ['invalid-link="off"', false],
];

test('an attribute is live: setting, changing and removing it re-renders', async ({ host, page }) => {
  await host.open(NEWSLETTER);
  const root = rootOf(page);
  const element = page.locator('shop-newsletter');
  await expect(root).toHaveAttribute('lang', 'de-DE');
  await setAttribute(element, 'site', 'PL');
  await expect(root).toHaveAttribute('lang', 'pl-PL');
  await expect(page.getByLabel('Adres e-mail')).toBeVisible();
  await setAttribute(element, 'site', 'CZ');
  await expect(root).toHaveAttribute('lang', 'cs-CZ');
  await setAttribute(element, 'site', null);
  await expect(root).toHaveAttribute('lang', 'de-DE');
  expect(host.console).toEqual([]);
});

test('values are read without regard to case and to space around them', async ({ host, page }) => {
  await host.open('<shop-newsletter site=" ch_fr&#10;"></shop-newsletter>');
  await expect(rootOf(page)).toHaveAttribute('lang', 'fr-CH');
  expect(host.console).toEqual([]);
});

test('an empty value means the default, silently', async ({ host, page }) => {
  await host.open('<shop-newsletter site="" platform=" " service-base="" heading-level=""></shop-newsletter>');
  await expect(rootOf(page)).toHaveAttribute('lang', 'de-DE');
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
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

test('a boolean attribute is true if present, except for the values that templates print for "off"', async ({
  host,
  page,
}) => {
  await host.open(BOOLEAN_SPELLINGS.map(([markup]) => `<shop-newsletter ${markup}></shop-newsletter>`).join(''));
  await expect(rootOf(page)).toHaveCount(BOOLEAN_SPELLINGS.length);
  const read = await readProperties(page.locator('shop-newsletter'), 'invalidLink');
  expect(read).toEqual(BOOLEAN_SPELLINGS.map(([, meaning]) => meaning));
  expect(host.console).toEqual([]);
});

test('a boolean attribute that is removed is off again', async ({ host, page }) => {
  await host.open('<shop-newsletter invalid-link></shop-newsletter>');
  const notice = page.getByText('dieser Link nicht mehr gültig');
  await expect(notice).toBeVisible();
  await setAttribute(page.locator('shop-newsletter'), 'invalid-link', null);
  await expect(notice).toBeHidden();
});

test('an attribute that is set before the script loads works', async ({ host, page }) => {
  await host.open(NEWSLETTER, { script: '' });
  await setAttribute(page.locator('shop-newsletter'), 'site', 'TR');
  await page.addScriptTag({ url: '/shop-widgets.js' });
  await expect(rootOf(page)).toHaveAttribute('lang', 'tr-TR');
});

test('the platform follows the width of the window until the page names one', async ({ host, page }) => {
  await host.open(NEWSLETTER);
  await expect(rootOf(page)).toBeVisible();
  const platform = () => readProperty(page.locator('shop-newsletter'), 'platform');
  const read: unknown[] = [];
  for (const width of [1280, 1279, 768, 767]) {
    await page.setViewportSize({ width, height: 800 });
    read.push(await platform());
  }
  expect(read).toEqual(['CLASSIC', 'TABLET', 'TABLET', 'MATCH']);
  await setAttribute(page.locator('shop-newsletter'), 'platform', 'smartphone');
  expect(await platform()).toBe('SMARTPHONE');
});

test('heading levels fit the outline of the page', async ({ host, page }) => {
  await host.open('<shop-newsletter heading-level="4"></shop-newsletter>');
  await expect(page.getByRole('heading', { level: 4 })).toBeVisible();
  await setAttribute(page.locator('shop-newsletter'), 'heading-level', '7');
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
  expect(host.console).toHaveLength(1);
  expect(host.console[0]).toContain('heading-level="7"');
  expect(host.console[0]).toContain('a whole number from 1 to 6');
});

test('no attribute has a name whose changes the element would not receive', async ({ host, page }) => {
  await host.open(NEWSLETTER);
  const observed = await page.evaluate(
    (tags) =>
      tags.flatMap(
        (tag) => (customElements.get(tag) as unknown as { observedAttributes: string[] }).observedAttributes,
      ),
    TAGS,
  );
  expect(observed.length).toBeGreaterThan(TAGS.length);
  expect(observed).toEqual(observed.map((name) => name.toLowerCase()));
});
