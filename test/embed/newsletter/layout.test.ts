import type { Locator } from '@playwright/test';
import { SITES } from '../../../src/embed/market/sites.ts';
import { snippetsIn } from '../../support/snippets.ts';
import { expect, ONE_SITE, test } from '../support/host-page.ts';
import { NEWSLETTER } from '../support/sign-up.ts';
import { formOf, typeIntoAll } from './form.ts';

/** One tag per site: to show another site takes longer than to look at all of them. */
const EVERY_SITE = SITES.map((site) => `<shop-newsletter site="${site}"></shop-newsletter>`).join('');

/** Where the button of each site is in its tag. */
function placesOfButtons(tags: Locator): Promise<readonly object[]> {
  return tags.evaluateAll((all) =>
    all.map((tag) => {
      const button = tag.shadowRoot?.querySelector('[type=submit]')?.getBoundingClientRect();
      if (!button) throw new Error('The form is not shown.');
      const { x, y } = tag.getBoundingClientRect();
      const site = tag.getAttribute('site');
      return { site, x: button.x - x, y: button.y - y, width: button.width, height: button.height };
    }),
  );
}

test('the button stays when the address is found wrong, and a begun click still counts', async ({ host, page }) => {
  await host.open(NEWSLETTER);
  const form = formOf(page);
  await form.email.fill('bad');
  await expect(page.locator('.offer-extended')).toBeVisible();
  const before = await form.submit.boundingBox();
  await form.submit.hover();
  await page.mouse.down();
  await page.keyboard.press('Shift');
  expect(await form.submit.boundingBox()).toEqual(before);
  await page.mouse.up();
  await expect(form.email).toBeFocused();
  // A live region tells it, so it does not describe the field until that is left.
  await expect(page.locator('[id$="-message"]').first()).toHaveText('Bitte geben Sie eine gültige E-Mail-Adresse ein.');
  expect(await form.submit.boundingBox()).toEqual(before);
});

test('the button stays at 320 px, for each error of the address and the hint, on all sites', async ({ host, page }) => {
  host.dependsOn(...ONE_SITE);
  await page.setViewportSize({ width: 320, height: 640 });
  await host.open(`<style>body { margin: 0 }</style>${EVERY_SITE}`);
  const tags = page.locator('shop-newsletter');
  const fields = tags.locator('[name=email]');
  await expect(fields).toHaveCount(SITES.length);
  // The fields that appear with the first letter are shown from now on.
  await typeIntoAll(fields, 'anna@example.com');
  await expect(page.locator('.offer-extended')).toHaveCount(SITES.length);
  const places = await placesOfButtons(tags);
  const wrong = tags.locator('.field-error');
  const hint = tags.locator('.field-message', { hasText: 'anna@gmail.com' });
  for (const [address, shown] of [
    ['bad', wrong],
    [`${'a'.repeat(260)}@example.com`, wrong],
    ['anna@gmial.com', hint],
    ['', wrong],
  ] as const) {
    await typeIntoAll(fields, address);
    await expect(shown, address.slice(0, 20)).toHaveCount(SITES.length);
    expect.soft(await placesOfButtons(tags), address.slice(0, 20)).toEqual(places);
  }
});

/** The gaps of each sign-up, from one element to the top of the next. */
function gapsOf(tags: Locator): Promise<readonly Record<string, number>[]> {
  return tags.evaluateAll((all) =>
    all.map(({ shadowRoot }) => {
      const boxOf = (selector: string): DOMRect => {
        const found = shadowRoot?.querySelector(selector);
        if (!found) throw new Error(`There is no ${selector}.`);
        return found.getBoundingClientRect();
      };
      const names = ['.offer-heading', '.offer-lead', '.form-label', '[name=email]', '[type=submit]', '.offer-notes'];
      const gaps = names.slice(1).map((name, at) => {
        return [name, Math.round(boxOf(name).top - boxOf(names[at] ?? '').bottom)] as const;
      });
      return Object.fromEntries(gaps);
    }),
  );
}

test('gaps follow the grouping on all sites: heading and lead, field and button belong together', async ({
  host,
  page,
}) => {
  host.dependsOn(...ONE_SITE);
  await host.open(`<style>body { margin: 0 }</style>${EVERY_SITE}`);
  const tags = page.locator('shop-newsletter');
  await expect(tags.locator('[name=email]')).toHaveCount(SITES.length);
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 800 });
    for (const gaps of await gapsOf(tags)) {
      expect(gaps, `at ${width} pixels`).toEqual({
        '.offer-lead': 8,
        '.form-label': 24,
        '[name=email]': 4,
        '[type=submit]': 24,
        '.offer-notes': 16,
      });
    }
  }
});

test('an open form on a phone is at most as long between address and button as its fields need', async ({
  host,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  host.dependsOn(...ONE_SITE);
  await host.open(`<style>body { margin: 0 }</style>${EVERY_SITE}`);
  const tags = page.locator('shop-newsletter');
  await expect(tags.locator('[name=email]')).toHaveCount(SITES.length);
  await typeIntoAll(tags.locator('[name=email]'), 'anna@example.com');
  await expect(page.locator('.offer-extended')).toHaveCount(SITES.length);
  const gaps = (await gapsOf(tags)).map((each, at) => [SITES[at] ?? '', each['[type=submit]'] ?? 0] as const);
  const limits: Readonly<Record<string, number>> = { AT: 640, HU: 640, TR: 700 };
  expect(gaps.filter(([site, gap]) => gap > (limits[site] ?? 400))).toEqual([]);
});

test('the height that the guide tells pages to reserve is that of the form, hardly more', async ({ host, page }) => {
  host.dependsOn(...ONE_SITE);
  const [reserve] = snippetsIn('css', ['plain-html.md']);
  await host.open(`<style>body { margin: 0 } ${reserve?.code ?? ''}</style>${EVERY_SITE}`);
  const roots = page.locator('shop-newsletter .root');
  await expect(roots).toHaveCount(SITES.length);
  for (const width of [360, 766, 767, 1023, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const heights = await roots.evaluateAll((all) => all.map((root) => root.getBoundingClientRect().height));
    const reserved = await page
      .locator('shop-newsletter')
      .first()
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).minHeight));
    expect(reserved, `at ${String(width)} pixels`).toBeGreaterThan(Math.min(...heights) - 30);
    expect(reserved, `at ${String(width)} pixels`).toBeLessThan(Math.max(...heights));
  }
});

// WCAG 2.4.11
test('a field that is focused by a failed submit is not covered by the page’s fixed header', async ({ host, page }) => {
  await page.setViewportSize({ width: 800, height: 500 });
  await host.open(
    `<header style="position: fixed; inset: 0 0 auto; block-size: 120px; background: #eee; z-index: 1">Shop</header>` +
      `<div style="block-size: 900px"></div>${NEWSLETTER}<div style="block-size: 900px"></div>`,
  );
  const form = formOf(page);
  await form.submit.click();
  await expect(form.email).toBeFocused();
  expect((await form.email.boundingBox())?.y).toBeGreaterThanOrEqual(120);
  await form.email.fill('anna@example.com');
  await form.submit.click();
  await expect(form.success).toBeFocused();
  expect((await form.success.boundingBox())?.y).toBeGreaterThanOrEqual(120);
});

test('a long name of the sender does not cut off the lines of the legal notice', async ({ host, page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const texts = JSON.stringify({ 'shop.company': `${'Handelsgesellschaft'.repeat(4)} mbH` });
  await host.open(`<shop-newsletter><script type="application/json" data-texts>${texts}</script></shop-newsletter>`);
  await page.locator('[name=email]').fill('anna@example.com');
  const overflow = (notice: Element): number => notice.scrollWidth - notice.clientWidth;
  expect(await page.locator('.panel-content').evaluate(overflow)).toBe(0);
});
