import { countLeaks, leaksOn } from '../support/leaks.ts';
import { expect, test } from '../support/host-page.ts';
import { NEWSLETTER } from '../support/sign-up.ts';
import { rootOf } from '../support/tag.ts';

test('before a tag is on the page the script has no request, no listener and no timer', async ({ host, page }) => {
  await countLeaks(page);
  await host.open('<p>A page without us</p>');
  await page.evaluate(() => document.createElement('shop-newsletter').setAttribute('site', 'AT'));
  expect(await leaksOn(page)).toEqual({});
  expect(host.calls).toEqual([]);
});

test('while the page is prerendered nothing runs except the wait for the activation', async ({ host, page }) => {
  await page.context().addCookies([{ name: 'LoginToken', value: 'e30.e30.x', url: 'https://shop.example' }]);
  await countLeaks(page);
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  });
  await host.open(`${NEWSLETTER}<div data-shop-widget="newsletter"></div>`);
  await expect(page.getByRole('link', { name: 'Newsletter', exact: true })).toBeVisible();
  await expect(page.locator('shop-newsletter')).toHaveCount(2);
  await expect(rootOf(page)).toHaveCount(0);
  expect(host.calls).toEqual([]);
  expect(await leaksOn(page)).toEqual({ 'listener prerenderingchange': 2 });
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await expect(rootOf(page)).toHaveCount(2);
});
