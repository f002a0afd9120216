import type { Page } from '@playwright/test';
import { localeOf, type Site, SITES } from '../../../src/embed/market/sites.ts';
import { forceMount, openWithoutScript, runScript, settled, shiftsOn } from '../prerender/prerendered-page.ts';
import { gate, heldBy } from '../session/session-page.ts';
import { expect, ONE_SITE, test } from '../support/host-page.ts';
import { overflowOf } from '../support/reflow.ts';
import { setAttribute } from '../support/tag.ts';
import { openEverything, openFooter, replaceFooter, SHOPS_OWN } from './footer-page.ts';

const WIDE = { width: 1280, height: 900 };
const MIDDLE = { width: 1000, height: 900 };
const NARROW = { width: 360, height: 740 };

/** The text of the focused element inside the footer; `''` if the focus is lost. */
function focusedText(page: Page): Promise<string> {
  return page.evaluate(
    () => document.querySelector('shop-footer')?.shadowRoot?.activeElement?.textContent.trim().slice(0, 40) ?? '',
  );
}

test('the desktop has four columns, and the platform changes at 768 and 1280 pixels', async ({ host, page }) => {
  await page.setViewportSize(WIDE);
  // As wide as beside a bar at the side.
  await openFooter(host, { around: '<div style="width: 880px">%</div>', inside: SHOPS_OWN });
  await expect(page.locator('.footer-group').first()).toBeVisible();
  const boxes = (selector: string) =>
    page.locator(selector).evaluateAll((all) =>
      all.map((one) => {
        const { left, top } = one.getBoundingClientRect();
        return { left: Math.round(left), top: Math.round(top) };
      }),
    );
  const groups = await boxes('.footer-group');
  expect(groups.filter(({ top }) => top === groups[0]?.top)).toHaveLength(4);
  // Social networks and app align with the columns of the link groups, and the networks stand in one row.
  const icons = await boxes('.footer-icons');
  expect(icons.map(({ left }) => left)).toEqual([groups[0]?.left, groups[2]?.left]);
  expect(new Set((await boxes('.footer-icons:first-child .footer-icon')).map(({ top }) => top)).size).toBe(1);

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
    await expect(folds, `${width} px`).toHaveCount(folding ? 9 : 0);
    await expect(countries, `${width} px`).toHaveCount(country ? 1 : 0);
  }
});

test('an open group and the focus stay across the breakpoints', async ({ host, page }) => {
  await page.setViewportSize(NARROW);
  await openFooter(host);
  const group = page.getByRole('button', { name: 'Zahlung' });
  await group.click();
  await page.getByRole('button', { name: 'Versand & Lieferung' }).focus();
  await forceMount(page, 'shop-footer');
  // Until React knows that the group is open, a change of the layout closes it.
  const isKnown = (button: object): boolean =>
    Object.values(button).some((props: Record<string, unknown>) => props['aria-expanded'] === true);
  await expect.poll(() => group.evaluate(isKnown)).toBe(true);
  for (const size of [WIDE, MIDDLE, WIDE, NARROW]) {
    await page.setViewportSize(size);
    await expect.poll(() => focusedText(page), `${size.width} px`).toBe('Versand & Lieferung');
  }
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('link', { name: 'Kreditkarte' })).toBeVisible();

  // The focus stays on a link when its group would collapse.
  await page.setViewportSize(WIDE);
  await replaceFooter(host);
  await page.getByRole('link', { name: 'Lieferzeiten' }).focus();
  await page.setViewportSize(NARROW);
  await expect(page.getByRole('button', { name: 'Versand & Lieferung' })).toHaveAttribute('aria-expanded', 'true');
  expect(await focusedText(page)).toBe('Lieferzeiten');
});

test('nothing overflows at 320 px, nor in 280 px of a desktop, in any language @sweep', async ({ host, page }) => {
  host.dependsOn(...ONE_SITE);
  await page.setViewportSize({ width: 320, height: 700 });
  const footer = await openFooter(host, { psData: { body: { nl_status: 'NONE' } } });
  const showSite = async (site: Site): Promise<void> => {
    await setAttribute(footer, 'site', site);
    await expect(page.locator('.root')).toHaveAttribute('lang', localeOf(site));
  };
  await expect(page.locator('.offer')).toBeVisible();
  for (const site of SITES) {
    await showSite(site);
    await openEverything(page);
    expect(await overflowOf(page), `${site} at 320 px`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize(WIDE);
  await footer.evaluate((tag) => (tag.style.width = '280px'));
  await expect(page.locator('.footer-fold-button')).toHaveCount(0);
  for (const site of SITES) {
    await showSite(site);
    const widest = await page.locator('.footer').evaluate((element) => element.scrollWidth);
    expect(widest, `${site} in 280 px`).toBeLessThanOrEqual(280);
  }
});

test('a page prints the legal links and the tax note in a sixth of a sheet, and no other link', async ({
  host,
  page,
}) => {
  host.dependsOn(...ONE_SITE);
  await page.setViewportSize({ width: 718, height: 1047 });
  const footer = await openFooter(host, { inside: SHOPS_OWN });
  await page.emulateMedia({ media: 'print' });
  await expect(
    page.locator('.footer-sheet, .footer-seals, .footer-view, .footer-countries').filter({ visible: true }),
  ).toHaveCount(0);
  await expect(page.locator('.footer-legal')).toBeVisible();
  await expect(page.locator('.footer-tax')).toBeVisible();
  for (const site of SITES) {
    await setAttribute(footer, 'site', site);
    await expect(page.locator('.root')).toHaveAttribute('lang', localeOf(site));
    expect((await page.locator('.footer').boundingBox())?.height, site).toBeLessThanOrEqual(1047 / 6);
  }
});

declare global {
  interface Window {
    /** Positions of the links in the frames in which they were visible. */
    places: Set<number>;
  }
}

/** Records where the links are in each frame from now on: the browser does not count all that moves as a shift. */
function watchPlaces(): void {
  window.places = new Set();
  const follow = (): void => {
    const links = document.querySelector('shop-footer')?.shadowRoot?.querySelector('.footer-sheet');
    if (links?.checkVisibility({ visibilityProperty: true })) window.places.add(links.getBoundingClientRect().top);
    requestAnimationFrame(follow);
  };
  requestAnimationFrame(follow);
}

for (const [name, filler] of [
  ['below the fold', 1100],
  ['in the first view', 120],
] as const) {
  test(`nothing moves visibly when script and answer come late, with the footer ${name}`, async ({ host, page }) => {
    const answer = gate();
    host.serve('GET /service/customerfrontenddata/api/v1/psdata', heldBy(answer, { body: { nl_status: 'NONE' } }));
    await openWithoutScript(host, `<main style="height: ${filler}px">Shop</main><shop-footer></shop-footer>`);
    await page.evaluate(watchPlaces);
    // However long the test takes, the footer waits for the answer.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Animation.enable');
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
    await runScript(host, 'shop-footer', 1, false);
    answer.open();
    await expect(page.locator('.offer')).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.places.size)).toBeGreaterThan(0);
    await settled(page);
    expect(await page.evaluate(() => [...window.places])).toHaveLength(1);
    const shifts = (await shiftsOn(page)) as ReadonlyArray<{ readonly value: number }>;
    expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.02);
  });
}
