import type { Page } from '@playwright/test';
import { SITES } from '../../../src/market/sites.ts';
import { expect, test } from '../support/host-page.ts';
import { openEverything, openFooter } from './footer-page.ts';

const WIDE = { width: 1280, height: 900 };
const MIDDLE = { width: 1000, height: 900 };
const NARROW = { width: 360, height: 740 };

/** The text of the focused element inside the footer; `''` if the focus is lost. */
function focusedText(page: Page): Promise<string> {
  return page.evaluate(
    () => document.querySelector('shop-footer')?.shadowRoot?.activeElement?.textContent.trim().slice(0, 40) ?? '',
  );
}

function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

test('the platform follows the width of the window, at 768 and 1280', async ({ host, page }) => {
  await page.setViewportSize(WIDE);
  await openFooter(host);
  const folds = page.locator('.footer-fold-button');
  const countries = page.locator('.footer-countries');
  for (const [width, folding, country] of [
    [1280, false, true],
    [1279, true, false],
    [768, true, false],
    [767, true, true],
    [1280, false, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(folds).toHaveCount(folding ? 9 : 0);
    await expect(countries).toHaveCount(country ? 1 : 0);
  }
});

test('the desktop has four columns', async ({ host, page }) => {
  await page.setViewportSize(WIDE);
  await openFooter(host);
  const groups = page.locator('.footer-group');
  await expect(groups.first()).toBeVisible();
  const tops = await groups.evaluateAll((all) => all.map((group) => Math.round(group.getBoundingClientRect().top)));
  expect(tops.filter((top) => top === tops[0])).toHaveLength(4);
});

test('social networks and app align with the columns of the link groups', async ({ host, page }) => {
  await page.setViewportSize(WIDE);
  await openFooter(host);
  const left = (selector: string) =>
    page.locator(selector).evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
  await expect(page.locator('.footer-group').first()).toBeVisible();
  const [first, second] = await left('.footer-group');
  expect(await left('.footer-icons')).toEqual([first, second]);
});

test('an open group stays open across the breakpoints', async ({ host, page }) => {
  await page.setViewportSize(NARROW);
  await openFooter(host);
  await page.getByRole('button', { name: 'Zahlung' }).click();
  for (const size of [MIDDLE, WIDE, NARROW]) await page.setViewportSize(size);
  await expect(page.getByRole('button', { name: 'Zahlung' })).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('link', { name: 'PayPal' })).toBeVisible();
});

test('the focus stays on a heading across the breakpoints', async ({ host, page }) => {
  await page.setViewportSize(NARROW);
  await openFooter(host);
  await page.getByRole('button', { name: 'Versand & Lieferung' }).focus();
  for (const size of [WIDE, MIDDLE, WIDE, NARROW]) {
    await page.setViewportSize(size);
    await expect.poll(() => focusedText(page)).toBe('Versand & Lieferung');
  }
});

test('the focus stays on a link when its group would collapse', async ({ host, page }) => {
  await page.setViewportSize(WIDE);
  await openFooter(host);
  await page.getByRole('link', { name: 'Lieferzeiten' }).focus();
  await page.setViewportSize(NARROW);
  await expect(page.getByRole('button', { name: 'Versand & Lieferung' })).toHaveAttribute('aria-expanded', 'true');
  expect(await focusedText(page)).toBe('Lieferzeiten');
});

test('nothing overflows at 320 px, nor in a column of 280 px on the desktop, in any language', async ({
  host,
  page,
}) => {
  await openFooter(host, { psData: { body: { nl_status: 'NONE' } } });
  for (const site of SITES) {
    await page.locator('shop-footer').evaluate((footer, value) => footer.setAttribute('site', value), site);
    await page.setViewportSize({ width: 320, height: 700 });
    await openEverything(page);
    expect(await overflow(page), `${site} at 320 px`).toBeLessThanOrEqual(0);

    await page.setViewportSize(WIDE);
    await page.locator('shop-footer').evaluate((footer) => (footer.style.width = '280px'));
    const widest = await page.locator('.footer').evaluate((footer) => footer.scrollWidth);
    expect(widest, `${site} in 280 px`).toBeLessThanOrEqual(280);
    await page.locator('shop-footer').evaluate((footer) => footer.removeAttribute('style'));
  }
});

test('every group prints its links with their addresses, expanded', async ({ host, page }) => {
  await page.setViewportSize(NARROW);
  await openFooter(host);
  await page.emulateMedia({ media: 'print' });
  const link = page.locator('.footer-link', { hasText: 'Lieferzeiten' });
  await expect(link).toBeVisible();
  const printed = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(printed).toContain('/versand#lieferzeiten');
  await expect(page.locator('.footer-icon-groups, .footer-countries')).toHaveCount(2);
  await expect(page.locator('.footer-icon-groups')).not.toBeVisible();
  await expect(page.locator('.footer-countries')).not.toBeVisible();
});

declare global {
  interface Window {
    /** Layout shifts as counted by the browser. */
    shift: number;
    /** Positions of the links in the frames in which they were visible. */
    places: Set<number>;
  }
}

/**
 * Records visible movement from now on. The browser does not count all of it, so the positions of the links are
 * recorded, too.
 */
function watchMoves(): void {
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shift += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  window.places = new Set();
  const follow = (): void => {
    const links = document.querySelector('shop-footer')?.shadowRoot?.querySelector('.footer-sheet');
    if (links?.checkVisibility({ visibilityProperty: true })) window.places.add(links.getBoundingClientRect().top);
    requestAnimationFrame(follow);
  };
  requestAnimationFrame(follow);
}

for (const [name, filler] of [
  ['below the fold', 1500],
  ['in the first view', 120],
] as const) {
  test(`nothing moves visibly when the script loads late, with the footer ${name}`, async ({ host, page }) => {
    await page.addInitScript(watchMoves);
    await page.context().route('**/shop-widgets.js', async (route) => {
      await new Promise((resolve) => {
        setTimeout(resolve, 1000);
      });
      await route.fallback();
    });
    await openFooter(host, {
      around: `<main style="height: ${filler}px">Shop</main>%`,
      psData: async () => {
        await new Promise((resolve) => {
          setTimeout(resolve, 1000);
        });
        return { body: { nl_status: 'NONE' } };
      },
    });
    await expect(page.locator('.offer')).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.places.size)).toBeGreaterThan(0);
    expect(await page.evaluate(() => [...window.places])).toHaveLength(1);
    expect(await page.evaluate(() => window.shift)).toBeLessThan(0.02);
  });
}
