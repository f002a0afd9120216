import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectFullFooter, openFooter } from '../footer/footer-page.ts';
import { formOf } from '../newsletter/form.ts';
import { violationsOn } from '../support/axe.ts';
import { expect, test } from '../support/host-page.ts';

const PROJECT = join(import.meta.dirname, '../../..');

/** The theme of the package, and the presets of the demo's configurator. */
const THEMES = globSync(['widgets/themes/*.css', 'demo/configurator/themes/*.css'], { cwd: PROJECT });

/** By how much the page is wider than the window; scroll bars take room in some engines. */
function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** The texts that are hard to read. */
function faintTexts(page: Page): Promise<string[]> {
  return violationsOn(page, {
    only: (axe) => axe.include('shop-newsletter').include('shop-footer').withRules('color-contrast'),
  });
}

// Asked of the file, so that no page is opened for a test that is skipped.
test.skip(({ script }) => script !== 'shop-widgets.js', 'Both forms have the same styles.');

for (const file of THEMES) {
  test(`${file} keeps every text readable and fits a phone${file.startsWith('demo/') ? ' @sweep' : ''}`, async ({
    host,
    page,
  }) => {
    await openFooter(host, { attributes: 'hide-newsletter', around: '<shop-newsletter></shop-newsletter>%' });
    await expectFullFooter(page);
    const form = formOf(page);
    await form.submit.click();
    await expect(form.email).toHaveAttribute('aria-invalid', 'true');
    await page.addStyleTag({ content: readFileSync(join(PROJECT, file), 'utf8') });
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      for (const contrast of ['no-preference', 'more'] as const) {
        await page.emulateMedia({ contrast });
        // A button is on its way from one colour to the other for a while.
        await expect.poll(() => faintTexts(page), `at ${width} pixels, ${contrast}`).toEqual([]);
      }
      await expect.poll(() => overflowOf(page), `at ${width} pixels`).toBe(0);
    }
  });
}

test('the theme of the package shapes the parts', async ({ host, page }) => {
  await host.open('<shop-newsletter></shop-newsletter>');
  await page.addStyleTag({ content: readFileSync(join(PROJECT, 'widgets/themes/dark.css'), 'utf8') });
  const heading = page.locator('shop-newsletter [part~=heading]');
  await expect(heading).toHaveCSS('font-weight', '700');
  await expect(heading).toHaveCSS('color', 'rgb(244, 237, 231)');
});
