import { findBrowser } from '../../support/browser.ts';
import { formOf } from '../newsletter/form.ts';
import { expect, test } from '../support/host-page.ts';
import { beStaff } from '../support/staff.ts';

// The smallest size of text that a visitor can set in the browser.
test.use({
  launchOptions: {
    executablePath: findBrowser()?.path ?? '',
    args: ['--disable-gpu', '--blink-settings=minimumFontSize=26,minimumLogicalFontSize=26'],
  },
});

test('no line lies on another one if the visitor has set a smallest size of text', async ({ host, page }) => {
  await beStaff(page);
  await host.open('<shop-newsletter site="HU"></shop-newsletter><shop-footer hide-newsletter></shop-footer>');
  const form = formOf(page, 'HU');
  await form.email.fill('bad');
  await page.locator('.offer-extended').waitFor();
  await form.submit.click();
  await page.locator('.staff-button').first().click();
  await expect(page.locator('.staff-form')).toBeVisible();
  const tight = await page.locator('.root :not(.visually-hidden, option)').evaluateAll((all) =>
    all.flatMap((element) => {
      const { fontSize, lineHeight } = getComputedStyle(element);
      const isText = Array.from(element.childNodes).some(
        (node) => node.nodeType === Node.TEXT_NODE && element.checkVisibility(),
      );
      const isTight = Number.parseFloat(lineHeight) < Number.parseFloat(fontSize);
      return isText && isTight
        ? `${element.getAttribute('class') ?? ''}: ${lineHeight} for letters of ${fontSize}`
        : [];
    }),
  );
  expect(tight).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
});
