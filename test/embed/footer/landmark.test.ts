import { expect, test } from '../support/host-page.ts';
import { expectFullFooter, openFooter, replaceFooter } from './footer-page.ts';

/** Markup in which the footer is a part of a footer. */
const INSIDE = {
  'a deep place of a footer': '<footer><div><section>%</section></div></footer>',
  'an element with the role': '<div role="contentinfo">%</div>',
  'a placeholder in a footer': '<footer><div data-shop-widget="layout">%</div></footer>',
  'a slot in a footer of a shadow tree':
    '<div><template shadowrootmode="open"><footer><slot></slot></footer></template>%</div>',
  'a form with a field named parentNode': '<footer><form><input name="parentNode" aria-label="x">%</form></footer>',
};

// WCAG 1.3.1, 2.4.1
test('inside a footer it is a group and no second landmark', async ({ host, page }) => {
  await host.open('');
  for (const [where, around] of Object.entries(INSIDE)) {
    await test.step(`in ${where}`, async () => {
      await replaceFooter(host, { around: `<main><h1>Shop</h1></main>${around}` });
      await expectFullFooter(page);
      await expect(page.locator('shop-footer .footer')).toHaveRole('group');
      await expect(page.locator('shop-footer footer')).toHaveCount(0);
      await expect(page.getByRole('contentinfo')).toHaveCount(1);
      expect(host.console).toEqual([]);
    });
  }
});

test('is what it has to be where it is moved to, and keeps what was typed', async ({ host, page }) => {
  const around = '<main><h1>Shop</h1></main><footer id="page"></footer>%';
  await openFooter(host, { around, psData: { body: {} } });
  const footer = page.locator('shop-footer .footer');
  const typed = page.locator('shop-footer').getByRole('textbox').first();
  const moveTo = (place: string) =>
    page.evaluate((selector) => {
      document.querySelector(selector)?.append(document.querySelector('shop-footer') as Element);
    }, place);
  await typed.fill('anna');
  await expect(footer).toHaveRole('contentinfo');
  await moveTo('#page');
  await expect(footer).toHaveRole('group');
  await moveTo('body');
  await expect(footer).toHaveRole('contentinfo');
  await expect(typed).toHaveValue('anna');
  expect(host.console).toEqual([]);
});
