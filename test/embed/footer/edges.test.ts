import type { Locator } from '@playwright/test';
import { SITES } from '../../../src/embed/market/sites.ts';
import { HOST_FONT_SHEET } from '../support/host-font.ts';
import { expect, ONE_SITE, test } from '../support/host-page.ts';
import { openFooter, SHOPS_OWN } from './footer-page.ts';

const GROUNDS = ['shop-newsletter .offer-grid > *', 'shop-footer .offer-grid > *', '.footer-groups', '.footer-legal'];

/** The left and the right edge of what is displayed of some elements. */
function edgesOf(elements: Locator): Promise<number[]> {
  return elements.evaluateAll((all) => {
    const boxes = all.map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 0);
    return [Math.min(...boxes.map(({ left }) => left)), Math.max(...boxes.map(({ right }) => right))].map(Math.round);
  });
}

test('sign-up, links and bar have the same edges at every width, which a page may set', async ({ host, page }) => {
  const around = '<style>body { margin: 0 }</style><main><shop-newsletter></shop-newsletter>%</main>';
  await openFooter(host, { around, inside: SHOPS_OWN, psData: { body: { nl_status: 'NONE' } } });
  await expect(page.locator('shop-footer .offer')).toBeVisible();
  const expectEdges = async (left: (width: number) => number): Promise<void> => {
    for (const width of [360, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const edges = [left(width), width - left(width)];
      for (const ground of GROUNDS) expect(await edgesOf(page.locator(ground)), `${ground} at ${width}`).toEqual(edges);
    }
  };
  await expectEdges((width) => Math.max(0, (width - 1120) / 2) + (width < 600 ? 16 : 32));
  await page.addStyleTag({ content: ':root { --shop-max-width: 1320px; --shop-gutter: 12px }' });
  await expectEdges((width) => Math.max(0, (width - 1320) / 2) + 12);
  // In a container of the page, which has gutters of its own.
  await page.addStyleTag({ content: 'main { max-width: 900px; margin: auto } :root { --shop-gutter: 0px }' });
  await expectEdges((width) => Math.max(0, (width - 900) / 2));
});

test('in a wide font on a phone no headline has a fourth line, and no legal link breaks in a word', async ({
  host,
  page,
}) => {
  host.dependsOn(...ONE_SITE);
  await page.setViewportSize({ width: 360, height: 740 });
  const others = SITES.map((site) => `<shop-footer site="${site}"></shop-footer>`).join('');
  // As wide as DejaVu Sans and Verdana.
  const font = HOST_FONT_SHEET.replaceAll('src:', 'size-adjust: 122%; src:');
  const around = `%${others}<style>body { margin: 0 } ${font}</style>`;
  await openFooter(host, { around, psData: { body: { nl_status: 'NONE' } } });
  await expect(page.locator('.offer-heading')).toHaveCount(SITES.length + 1);
  const tooWide = await page.locator('.offer-heading, .footer-legal > li').evaluateAll((all) =>
    all.flatMap((one) => {
      const lines = one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight);
      one.style.overflowWrap = 'normal';
      const isTooHigh = lines > 3.5 && one.matches('.offer-heading');
      return isTooHigh || one.scrollWidth > one.clientWidth ? one.textContent : [];
    }),
  );
  expect(tooWide).toEqual([]);
});
