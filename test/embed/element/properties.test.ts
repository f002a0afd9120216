import type { Locator, Page } from '@playwright/test';
import { expect, ONE_SITE, test } from '../support/host-page.ts';
import { NEWSLETTER } from '../support/sign-up.ts';
import { readProperties, rootOf, setAttribute, setProperty, TAGS } from '../support/tag.ts';

const newsletter = (page: Page): Locator => page.locator('shop-newsletter');

const set = (page: Page, name: string, value: unknown): Promise<void> => setProperty(newsletter(page), name, value);

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
  await set(page, 'headingLevel', '3');
  await set(page, 'apiKey', 'k-123');
  await expect(rootOf(page).locator('h3')).toBeVisible();
  expect(await readProperties(newsletter(page), 'apiKey')).toEqual(['k-123']);
  expect(await newsletter(page).evaluate((tag) => tag.outerHTML)).toBe(before);
});

test('a property set before the element is upgraded is kept, and wins over the attribute', async ({ host, page }) => {
  host.dependsOn(...ONE_SITE);
  await host.open('<shop-newsletter site="AT"></shop-newsletter>', { script: '' });
  await set(page, 'site', 'CZ');
  const away = await page.evaluateHandle(() =>
    Object.assign(document.createElement('shop-newsletter'), { site: 'PL' }),
  );
  await host.addScript();
  await expect(rootOf(page)).toHaveAttribute('lang', 'cs-CZ');
  const sites = await away.evaluate((tag) => {
    customElements.upgrade(tag);
    const { site } = tag;
    tag.setAttribute('site', 'HU');
    return [site, tag.site];
  });
  expect(sites, 'before it is inserted').toEqual(['PL', 'HU']);
  // It is an accessor now, and still works.
  await set(page, 'site', 'SK');
  await expect(rootOf(page)).toHaveAttribute('lang', 'sk-SK');
  await setAttribute(newsletter(page), 'site', 'AT');
  await expect(rootOf(page)).toHaveAttribute('lang', 'de-AT');
});
