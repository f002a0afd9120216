import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/host-page.ts';
import { NEWSLETTER } from '../support/sign-up.ts';
import { readProperty, rootOf, setAttribute, setProperty, type Tag, TAGS } from '../support/tag.ts';

const newsletter = (page: Page): Locator => page.locator('shop-newsletter');

const set = (page: Page, name: string, value: unknown): Promise<void> => setProperty(newsletter(page), name, value);

const read = (page: Page, name: string): Promise<unknown> => readProperty(newsletter(page), name);

test('every attribute has a name that the element observes, and a property of its own', async ({ host, page }) => {
  await host.open(NEWSLETTER);
  const wrong = await page.evaluate((tags) => {
    const classes = tags.map(
      (tag) => customElements.get(tag) as unknown as { observedAttributes: string[]; prototype: object },
    );
    const named = classes.flatMap(({ observedAttributes, prototype }) =>
      observedAttributes.map((attribute) => {
        const property = attribute.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
        return { attribute, property, prototype };
      }),
    );
    return {
      unobserved: named.filter(({ attribute }) => attribute !== attribute.toLowerCase()),
      missing: named.filter(({ property, prototype }) => !(property in prototype)),
      taken: named.filter(({ property }) => property in HTMLElement.prototype),
    };
  }, TAGS);
  expect(wrong).toEqual({ unobserved: [], missing: [], taken: [] });
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

test('a property that is set before the element is upgraded is kept, and wins over the attribute', async ({
  host,
  page,
}) => {
  await host.open('<shop-newsletter site="AT"></shop-newsletter>', { script: '' });
  await set(page, 'site', 'CZ');
  await page.addScriptTag({ url: '/shop-widgets.js' });
  await expect(rootOf(page)).toHaveAttribute('lang', 'cs-CZ');
  // It is an accessor now, and still works.
  await set(page, 'site', 'SK');
  await expect(rootOf(page)).toHaveAttribute('lang', 'sk-SK');
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

test('a name without hyphens counts on a tag and on a placeholder, live, and yields to the one with hyphens', async ({
  host,
  page,
}) => {
  await host.open(
    '<shop-newsletter headinglevel="3"></shop-newsletter><div data-shop-widget="newsletter" data-headinglevel="4"></div>',
  );
  const level = (number: number): Locator => page.getByRole('heading', { level: number });
  await expect(level(3)).toHaveCount(1);
  await expect(level(4)).toHaveCount(1);
  for (const [element, prefix] of [
    [page.locator('body > shop-newsletter'), ''],
    [page.locator('div[data-shop-widget]'), 'data-'],
  ] as const) {
    await setAttribute(element, `${prefix}headinglevel`, '5');
    await expect(level(5)).toHaveCount(1);
    await setAttribute(element, `${prefix}heading-level`, '6');
    await expect(level(6)).toHaveCount(1);
    await setAttribute(element, `${prefix}heading-level`, null);
    await expect(level(5)).toHaveCount(1);
    await setAttribute(element, `${prefix}headinglevel`, null);
    await expect(level(5)).toHaveCount(0);
  }
  expect(host.console).toEqual([]);
});
