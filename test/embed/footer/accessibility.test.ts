import type { Page } from '@playwright/test';
import { SITES } from '../../../src/market/sites.ts';
import { violationsOn } from '../support/axe.ts';
import { expect, test } from '../support/host-page.ts';
import { openEverything, openFooter } from './footer-page.ts';

for (const site of SITES) {
  test(`${site} has no axe violations`, async ({ host, page }) => {
    test.setTimeout(60_000);
    await page.setViewportSize({ width: 1280, height: 900 });
    await openFooter(host, {
      attributes: `site="${site}"`,
      around: '<main><h1>Shop</h1></main>%',
      psData: { body: { nl_status: 'NONE' } },
    });
    await expect(page.locator('.offer')).toBeVisible();
    const footer = page.locator('shop-footer');
    // Only the texts differ between sites, so the layouts are checked on one of them.
    for (const state of site === 'DE' ? ['CLASSIC', 'MATCH', 'reduced'] : ['CLASSIC']) {
      await footer.evaluate((tag, value) => {
        tag.toggleAttribute('reduced', value === 'reduced');
        tag.setAttribute('platform', value === 'reduced' ? 'CLASSIC' : value);
      }, state);
      await openEverything(page);
      expect(await violationsOn(page, { only: (axe) => axe.include('shop-footer') }), state).toEqual([]);
    }
  });
}

test('every control is reached by Tab, and shows its focus', async ({ host, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openFooter(host);
  await expect(page.locator('.footer-legal')).toBeVisible();
  const total = await page.locator('.footer-fold-button, .footer-icon, .footer-bottom :is(a, button)').count();
  const seen = new Set<string>();
  for (let step = 0; step < total; step += 1) {
    await page.keyboard.press('Tab');
    const [text, outline] = await page.evaluate(() => {
      const focused = document.querySelector('shop-footer')?.shadowRoot?.activeElement;
      return [focused?.textContent ?? '', focused ? getComputedStyle(focused).outlineStyle : 'none'];
    });
    // A seal is an image: its text is the alternative text.
    seen.add(`${step} ${text}`);
    expect(outline).toBe('solid');
  }
  expect(seen.size).toBe(total);
});

test('the links are large enough to press', async ({ host, page }) => {
  for (const [width, least] of [
    [1280, 24],
    [360, 40],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await openFooter(host);
    await expect(page.locator('.footer-legal')).toBeVisible();
    for (const button of await page.locator('.footer-fold-button').all()) await button.click();
    const heights = await page
      .locator('.footer-link, .footer-fold-button')
      .evaluateAll((targets) => targets.map((target) => target.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(least);
  }
});

test('forced colours keep borders and focus', async ({ host, page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openFooter(host, { attributes: 'platform="MATCH"' });
  const button = page.getByRole('button', { name: 'Zahlung' });
  await expect(page.locator('.footer-legal')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await expect(button).toHaveCSS('outline-style', 'solid');
});

test('a group and the list of countries open without an animation', async ({ host, page }) => {
  await openFooter(host, { attributes: 'platform="MATCH"' });
  await page.getByRole('button', { name: 'Zahlung' }).click();
  await expect(page.getByRole('link', { name: 'Rechnung' })).toBeVisible();
  expect(await animationsIn(page)).toBe(0);
  await page.locator('shop-footer').evaluate((footer) => footer.setAttribute('platform', 'CLASSIC'));
  const countries = page.getByRole('button', { name: /Deutschland/ });
  await countries.click();
  await expect(countries.locator('svg').last()).toHaveCSS('transform', 'matrix(1, 0, 0, -1, 0, 0)');
  expect(await animationsIn(page)).toBe(0);
});

/** Transitions and animations under way in the page's footer. */
function animationsIn(page: Page): Promise<number> {
  return page.locator('shop-footer').evaluate((footer) => footer.shadowRoot?.getAnimations().length ?? -1);
}
