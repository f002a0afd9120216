import { violationsOn } from '../support/axe.ts';
import { expect, test } from '../support/host-page.ts';
import { openEverything, openFooter, SHOPS_OWN } from './footer-page.ts';

// Only the texts differ between sites, so the layouts are checked on one of them.
// As far as axe can tell: WCAG 1.1.1, 1.3.1, 1.4.1, 1.4.3, 2.4.4, 2.5.3, 2.5.8, 3.1.2, 4.1.2
test('no layout has axe violations', async ({ host, page }) => {
  const footer = await openFooter(host, {
    around: '<main><h1>Shop</h1></main>%',
    inside: SHOPS_OWN,
    psData: { body: { nl_status: 'NONE' } },
  });
  await expect(page.locator('.offer')).toBeVisible();
  for (const state of ['CLASSIC', 'MATCH', 'reduced']) {
    await footer.evaluate((tag, value) => {
      tag.toggleAttribute('reduced', value === 'reduced');
      tag.setAttribute('platform', value === 'reduced' ? 'CLASSIC' : value);
    }, state);
    await openEverything(page);
    expect.soft(await violationsOn(page, { only: (axe) => axe.include('shop-footer') }), state).toEqual([]);
  }
});

// WCAG 2.1.1, 2.4.7, 2.5.8
test('every control is reached by Tab, shows its focus, and is large enough to press', async ({ host, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openFooter(host, { inside: SHOPS_OWN });
  await expect(page.locator('.footer-legal')).toBeVisible();
  const total = await page.locator('.footer-fold-button, .footer-icon, .footer-bottom :is(a, button)').count();
  const seen = new Set<string>();
  for (let step = 0; step < total; step += 1) {
    await page.keyboard.press('Tab');
    const stop = page.locator('shop-footer :focus');
    await expect(stop).toHaveCSS('outline-style', 'solid');
    const [html, bottom] = await stop.evaluate((one) => [one.outerHTML, one.getBoundingClientRect().bottom] as const);
    seen.add(html);
    expect(bottom, 'room for the outline').toBeLessThanOrEqual(736);
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
