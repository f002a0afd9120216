import type { Page } from '@playwright/test';
import { violationsOn } from '../support/axe.ts';
import { expect, test } from '../support/host-page.ts';
import { ALL_SITES, walkThroughStates } from './all-sites.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The axe violations in the tags. */
function violations(page: Page): Promise<string[]> {
  return violationsOn(page, { only: (axe) => axe.include('shop-newsletter').withTags(WCAG) });
}

/** WCAG 1.4.12: text spacing that a reader may set without losing content. */
const TEXT_SPACING =
  '.root * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
  '.root p { margin-block-end: 2em !important }';

/** Elements that overflow their tag horizontally, or are cut off inside it. */
function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    if (document.documentElement.scrollWidth > document.documentElement.clientWidth) found.push('the page scrolls');
    for (const tag of document.querySelectorAll('shop-newsletter')) {
      const edge = tag.getBoundingClientRect();
      for (const element of tag.shadowRoot?.querySelectorAll('.root *') ?? []) {
        if (element.closest('.visually-hidden, .trap, svg, option') || !element.checkVisibility()) continue;
        const box = element.getBoundingClientRect();
        const name = `${tag.getAttribute('site')} ${element.tagName}.${element.className}`;
        if (box.left < edge.left - 0.5 || box.right > edge.right + 0.5) found.push(`${name} sticks out`);
        const isText = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
        if (isText && element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
          found.push(`${name} is cut off`);
      }
    }
    return found;
  });
}

/** Applies a style sheet in every tag. */
async function applySheet(page: Page, rules: string): Promise<void> {
  await page.locator('shop-newsletter').evaluateAll((tags, css) => {
    for (const { shadowRoot } of tags) {
      shadowRoot?.querySelector('style.of-the-test')?.remove();
      if (css !== '')
        shadowRoot?.append(
          Object.assign(document.createElement('style'), { className: 'of-the-test', textContent: css }),
        );
    }
  }, rules);
}

/** Sets the width of the column that the tags stand in; `''` takes what the window has. */
async function setColumn(page: Page, width: string): Promise<void> {
  await page.locator('#column').evaluate((column, value) => {
    column.style.inlineSize = value;
  }, width);
}

// To bring nine sites into each state takes as long as to look at them, so every look is taken on one way.
test('axe finds nothing, and nothing overflows or is cut off, in any state of any site', async ({ host, page }) => {
  test.setTimeout(150_000);
  const wide = { width: 1280, height: 800 };
  await host.open(`<style>body { margin: 0 }</style><div id="column">${ALL_SITES}</div>`);
  await walkThroughStates(host, page, (state) =>
    test.step(state, async () => {
      expect.soft(await violations(page), `axe, ${state}`).toEqual([]);
      await setColumn(page, '280px');
      expect.soft(await overflow(page), `${state}, in a column of 280 px in a wide window`).toEqual([]);
      await setColumn(page, '');
      await page.setViewportSize({ width: 320, height: 256 });
      expect.soft(await overflow(page), `${state}, 1280×1024 at 400 %`).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect.soft(await overflow(page), `${state}, in a window of 320 px`).toEqual([]);
      await applySheet(page, TEXT_SPACING);
      expect.soft(await overflow(page), `${state}, with wider spacing`).toEqual([]);
      await applySheet(page, '');
      await page.setViewportSize(wide);
    }),
  );
});
