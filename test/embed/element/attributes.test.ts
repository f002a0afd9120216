import { expect, test } from '../support/host-page.ts';
import { NEWSLETTER } from '../support/sign-up.ts';
import { rootOf, setAttribute } from '../support/tag.ts';

// `src/embed/element/declare/attributes.test.ts` has the spellings of each kind of value.

test('an attribute is live: setting, changing and removing it re-renders', async ({ host, page }) => {
  await host.open(NEWSLETTER);
  const root = rootOf(page);
  const element = page.locator('shop-newsletter');
  await expect(root).toHaveAttribute('lang', 'de-DE');
  await setAttribute(element, 'site', 'PL');
  await expect(root).toHaveAttribute('lang', 'pl-PL');
  await expect(page.getByLabel('Adres e-mail')).toBeVisible();
  await setAttribute(element, 'site', ' ch_fr\n');
  await expect(root).toHaveAttribute('lang', 'fr-CH');
  await setAttribute(element, 'site', null);
  await expect(root).toHaveAttribute('lang', 'de-DE');
  expect(host.console).toEqual([]);
});

test('an attribute that is set before the script loads works', async ({ host, page }) => {
  await host.open(NEWSLETTER, { script: '' });
  await setAttribute(page.locator('shop-newsletter'), 'site', 'TR');
  await page.addScriptTag({ url: '/shop-widgets.js' });
  await expect(rootOf(page)).toHaveAttribute('lang', 'tr-TR');
});
