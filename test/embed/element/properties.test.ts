import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/host-page.ts';
import { NEWSLETTER } from '../support/sign-up.ts';
import { readProperty, rootOf, setAttribute, setProperty, type Tag, TAGS } from '../support/tag.ts';

const newsletter = (page: Page): Locator => page.locator('shop-newsletter');

const set = (page: Page, name: string, value: unknown): Promise<void> => setProperty(newsletter(page), name, value);

const read = (page: Page, name: string): Promise<unknown> => readProperty(newsletter(page), name);

test('every attribute has a property in camelCase, which no HTML element already has', async ({ host, page }) => {
  await host.open(NEWSLETTER);
  const properties = await page.evaluate((tags) => {
    const classes = tags.map(
      (tag) => customElements.get(tag) as unknown as { observedAttributes: string[]; prototype: object },
    );
    const named = classes.flatMap(({ observedAttributes, prototype }) =>
      observedAttributes.map((attribute) => ({
        name: attribute.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
        prototype,
      })),
    );
    return {
      missing: named.filter(({ name, prototype }) => !(name in prototype)),
      taken: named.filter(({ name }) => name in HTMLElement.prototype),
    };
  }, TAGS);
  expect(properties).toEqual({ missing: [], taken: [] });
});

test('a property re-renders and is not written back to the markup', async ({ host, page }) => {
  await host.open(NEWSLETTER);
  await expect(newsletter(page)).toHaveAttribute('data-shop-ready', '');
  const before = await newsletter(page).evaluate((tag) => tag.outerHTML);
  await set(page, 'site', 'HU');
  await set(page, 'apiKey', 'k-123');
  await expect(rootOf(page)).toHaveAttribute('lang', 'hu-HU');
  expect(await read(page, 'apiKey')).toBe('k-123');
  expect(await newsletter(page).evaluate((tag) => tag.outerHTML)).toBe(before);
});

test('of attribute and property, the one set later takes precedence', async ({ host, page }) => {
  await host.open('<shop-newsletter site="AT"></shop-newsletter>');
  const root = rootOf(page);
  await set(page, 'site', 'CH');
  await expect(root).toHaveAttribute('lang', 'de-CH');
  await setAttribute(newsletter(page), 'site', 'SK');
  await expect(root).toHaveAttribute('lang', 'sk-SK');
  await set(page, 'site', 'PL');
  await setAttribute(newsletter(page), 'site', null);
  await expect(root).toHaveAttribute('lang', 'de-DE');
});

for (const nothing of [null, undefined]) {
  test(`${String(nothing)} restores the default, whatever the attribute says`, async ({ host, page }) => {
    await host.open('<shop-newsletter site="AT" heading-level="3"></shop-newsletter>');
    await expect(rootOf(page)).toHaveAttribute('lang', 'de-AT');
    await set(page, 'site', nothing);
    await set(page, 'headingLevel', nothing);
    await expect(rootOf(page)).toHaveAttribute('lang', 'de-DE');
    expect([await read(page, 'site'), await read(page, 'headingLevel')]).toEqual(['DE', 2]);
    expect(host.console).toEqual([]);
  });
}

test('a boolean property reads as a boolean and accepts the values that scripts assign', async ({ host, page }) => {
  await host.open('<shop-newsletter invalid-link="false"></shop-newsletter>');
  expect(await read(page, 'invalidLink')).toBe(false);
  const given = [true, false, 'true', 'false', '0', 'off', '', 1, 0, null, undefined];
  const meant: unknown[] = [];
  for (const value of given) {
    await set(page, 'invalidLink', value);
    meant.push(await read(page, 'invalidLink'));
  }
  expect(meant).toEqual([true, false, true, false, false, false, false, true, false, false, false]);
});

test('an unknown value of a property falls back to the default, with the warning of the attribute', async ({
  host,
  page,
}) => {
  await host.open(NEWSLETTER);
  await set(page, 'platform', 'WATCH');
  expect(await read(page, 'platform')).toBe('CLASSIC');
  expect(host.console).toEqual([
    'warning: [shop-widgets] <shop-newsletter>: platform="WATCH" is not known, so the default is used. ' +
      'Allowed: CLASSIC, TABLET, SMARTPHONE, MATCH.',
  ]);
});

test('a property that is set before the element is upgraded is kept', async ({ host, page }) => {
  await host.open(NEWSLETTER, { script: '' });
  await set(page, 'site', 'CZ');
  await set(page, 'invalidLink', true);
  await page.addScriptTag({ url: '/shop-widgets.js' });
  await expect(rootOf(page)).toHaveAttribute('lang', 'cs-CZ');
  expect(await read(page, 'invalidLink')).toBe(true);
  // It is an accessor now, and still works.
  await set(page, 'site', 'SK');
  await expect(rootOf(page)).toHaveAttribute('lang', 'sk-SK');
});

test('a property that is set before the upgrade wins over the attribute in the markup', async ({ host, page }) => {
  await host.open('<shop-newsletter site="AT"></shop-newsletter>', { script: '' });
  await set(page, 'site', 'CZ');
  await page.addScriptTag({ url: '/shop-widgets.js' });
  await expect(rootOf(page)).toHaveAttribute('lang', 'cs-CZ');
  await setAttribute(newsletter(page), 'site', 'AT');
  await expect(rootOf(page)).toHaveAttribute('lang', 'de-AT');
});

test('attributes and properties that an element was given before it came on the page apply there', async ({
  host,
  page,
}) => {
  await host.open('');
  await page.evaluate(() => {
    const tag = document.createElement('shop-newsletter') as unknown as Tag;
    tag.setAttribute('site', 'PL');
    tag.headingLevel = 3;
    document.body.append(tag);
  });
  await expect(rootOf(page)).toHaveAttribute('lang', 'pl-PL');
  await expect(page.getByRole('heading', { level: 3 })).toBeVisible();
});
