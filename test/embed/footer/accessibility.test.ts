import type { Locator, Page } from '@playwright/test';
import { localeOf, SITES } from '../../../src/embed/market/sites.ts';
import { violationsOn } from '../support/axe.ts';
import { expect, type HostPage, test } from '../support/host-page.ts';
import { setAttribute } from '../support/tag.ts';
import { openEverything, openFooter } from './footer-page.ts';

/** Opens the footer with the sign-up. */
async function openWhole(host: HostPage): Promise<Locator> {
  await host.page.setViewportSize({ width: 1280, height: 900 });
  const footer = await openFooter(host, {
    around: '<main><h1>Shop</h1></main>%',
    psData: { body: { nl_status: 'NONE' } },
  });
  await expect(host.page.locator('.offer')).toBeVisible();
  return footer;
}

async function expectNoViolations(page: Page, what: string): Promise<void> {
  await openEverything(page);
  expect.soft(await violationsOn(page, { only: (axe) => axe.include('shop-footer') }), what).toEqual([]);
}

// Only the texts differ between sites, so the layouts are checked on one of them.
test('no layout has axe violations', async ({ host, page }) => {
  const footer = await openWhole(host);
  for (const state of ['CLASSIC', 'MATCH', 'reduced']) {
    await footer.evaluate((tag, value) => {
      tag.toggleAttribute('reduced', value === 'reduced');
      tag.setAttribute('platform', value === 'reduced' ? 'CLASSIC' : value);
    }, state);
    await expectNoViolations(page, state);
  }
});

test('the texts of no site have axe violations', async ({ host, page }) => {
  const footer = await openWhole(host);
  for (const site of SITES.filter((other) => other !== 'DE')) {
    await setAttribute(footer, 'site', site);
    await expect(page.locator('.root')).toHaveAttribute('lang', localeOf(site));
    await expectNoViolations(page, site);
  }
});

test('every control is reached by Tab, shows its focus, and is large enough to press', async ({ host, page }) => {
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

  const leastHeight = (): Promise<number> =>
    page
      .locator('.footer-link, .footer-fold-button')
      .evaluateAll((targets) => Math.min(...targets.map((target) => target.getBoundingClientRect().height)));
  await openEverything(page);
  await expect(page.locator('.footer-fold-button[aria-expanded=false]')).toHaveCount(0);
  expect(await leastHeight(), 'at 360 px').toBeGreaterThanOrEqual(40);
  await page.setViewportSize({ width: 1280, height: 740 });
  await expect(page.locator('.footer-fold-button')).toHaveCount(0);
  expect(await leastHeight(), 'at 1280 px').toBeGreaterThanOrEqual(24);
});

test('a group and the list of countries open without an animation, and forced colours keep the focus', async ({
  host,
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const footer = await openFooter(host, { attributes: 'platform="MATCH"' });
  const button = page.getByRole('button', { name: 'Zahlung' });
  await expect(page.locator('.footer-legal')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await expect(button).toHaveCSS('outline-style', 'solid');

  await page.emulateMedia({ forcedColors: 'none' });
  await button.click();
  await expect(page.getByRole('link', { name: 'Rechnung' })).toBeVisible();
  expect(await animationsIn(page)).toBe(0);
  await setAttribute(footer, 'platform', 'CLASSIC');
  const countries = page.getByRole('button', { name: /Deutschland/ });
  await countries.click();
  await expect(countries.locator('svg').last()).toHaveCSS('transform', 'matrix(1, 0, 0, -1, 0, 0)');
  expect(await animationsIn(page)).toBe(0);
});

/** Transitions and animations under way in the page's footer. */
function animationsIn(page: Page): Promise<number> {
  return page.locator('shop-footer').evaluate((footer) => footer.shadowRoot?.getAnimations().length ?? -1);
}
