import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { PROJECT } from '../../../src/build/project.ts';
import { expectFullFooter, openFooter } from '../footer/footer-page.ts';
import { formOf } from '../newsletter/form.ts';
import { violationsOn } from '../support/axe.ts';
import { expect, test } from '../support/host-page.ts';
import { overflowOf } from '../support/reflow.ts';

/** The theme of the package, and the presets of the demo's configurator. */
const THEMES = globSync(['widgets/themes/*.css', 'demo/configurator/themes/*.css'], { cwd: PROJECT });

/** Brands that are far from ours. */
const BRANDS = {
  'a sporty brand': `--shop-color-accent: #d4ff00; --shop-color-accent-strong: #eaff80; --shop-color-on-accent: #101010;
    --shop-color-surface: #101010; --shop-color-surface-soft: #1c1c1c; --shop-color-text: #ffffff; --shop-radius-small: 0px;
    --shop-color-text-muted: #c8c8c8; --shop-color-error: #ff9d94; --shop-heading-weight: 900; --shop-heading-scale: 1.25;
    --shop-button-radius: 24px; --shop-button-transform: uppercase; --shop-letter-spacing: 0.06em; --shop-edge-width: 2px`,
  'a round brand': `--shop-font-family: serif; --shop-heading-font-family: cursive; --shop-heading-weight: 400;
    --shop-color-accent: #7a1f8a; --shop-color-surface-soft: #fdf0ff; --shop-radius: 32px; --shop-radius-small: 24px;
    --shop-edge-width: 3px; --shop-max-width: 960px; --shop-gutter: 20px; --shop-space: 24px; --shop-letter-spacing: 0.12em`,
};

/** What is wider than its box. */
function cutTexts(page: Page): Promise<(string | null)[]> {
  const texts = page.locator(':is(.button, .offer-heading, .form-label, .footer-headline, .footer-fold-heading)');
  return texts.evaluateAll((all) =>
    all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent),
  );
}

/** The texts that are hard to read. */
function faintTexts(page: Page): Promise<string[]> {
  return violationsOn(page, {
    only: (axe) => axe.include('shop-newsletter').include('shop-footer').withRules('color-contrast'),
  });
}

test.beforeEach(({ host }) => host.dependsOn('script', 'Both forms have the same styles.'));

const STYLES = [
  ...THEMES.map((file) => [file, readFileSync(join(PROJECT, file), 'utf8')] as const),
  ...Object.entries(BRANDS).map(([brand, properties]) => [brand, `:root { ${properties} }`] as const),
];

for (const [name, content] of STYLES) {
  test(`${name} keeps every text readable and whole on a phone${name.startsWith('demo/') ? ' @sweep' : ''}`, async ({
    host,
    page,
  }) => {
    await openFooter(host, { attributes: 'hide-newsletter', around: '<shop-newsletter></shop-newsletter>%' });
    await expectFullFooter(page);
    const form = formOf(page);
    await form.submit.click();
    await expect(form.email).toHaveAttribute('aria-invalid', 'true');
    await page.addStyleTag({ content });
    const radius = await form.consent.evaluate((box) => getComputedStyle(box).borderRadius);
    expect(Number.parseFloat(radius), 'a round box would be a radio button').toBeLessThanOrEqual(6);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      for (const contrast of ['no-preference', 'more'] as const) {
        await page.emulateMedia({ contrast });
        // A button is on its way from one colour to the other for a while.
        await expect.poll(() => faintTexts(page), `at ${width} pixels, ${contrast}`).toEqual([]);
      }
      await expect.poll(() => overflowOf(page), `at ${width} pixels`).toBe(0);
      expect(await cutTexts(page), `at ${width} pixels`).toEqual([]);
    }
  });
}
