import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { contrast } from '../../proofs/theming/contrast.ts';
import { expectFullFooter, openFooter } from '../footer/footer-page.ts';
import { formOf } from '../newsletter/form.ts';
import { expect, test } from '../support/host-page.ts';
import { textsOnPage } from './texts-on-page.ts';

const THEME = readFileSync(join(import.meta.dirname, '../../../widgets/themes/dark.css'), 'utf8');

/** The colours that a theme sets, as browsers compute them. */
function colorsOf(css: string): ReadonlySet<string> {
  const pairs = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return new Set((css.match(/#[\da-f]{6}\b/g) ?? []).map((hex) => `rgb(${pairs(hex).join(', ')})`));
}

/** By how much the page is wider than the window; scroll bars take room in some engines. */
function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** The texts whose colours are not the theme's, or cannot be read. */
async function strayTexts(page: Page, colors: ReadonlySet<string>): Promise<unknown[]> {
  const texts = await textsOnPage(page);
  expect(texts.length).toBeGreaterThan(50);
  return texts.filter(
    ({ color, ground }) =>
      ground === null || !colors.has(color) || !colors.has(ground) || contrast(color, ground) < 4.5,
  );
}

// Asked of the file, so that no page is opened for a test that is skipped.
test.skip(({ script }) => script !== 'shop-widgets.js', 'Every edition has the same styles.');

test('the theme of the package colours every text, shapes the parts and fits a phone', async ({ host, page }) => {
  await openFooter(host, { attributes: 'hide-newsletter', around: '<shop-newsletter></shop-newsletter>%' });
  await expectFullFooter(page);
  const form = formOf(page);
  await form.submit.click();
  await expect(form.email).toHaveAttribute('aria-invalid', 'true');
  await page.addStyleTag({ content: THEME });
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    // A button is on its way from one colour to the other for a while.
    await expect.poll(() => strayTexts(page, colorsOf(THEME)), `at ${width} pixels`).toEqual([]);
    await expect.poll(() => overflowOf(page), `at ${width} pixels`).toBe(0);
  }
  await expect(page.locator('shop-newsletter [part~=heading]')).toHaveCSS('font-weight', '700');
});
