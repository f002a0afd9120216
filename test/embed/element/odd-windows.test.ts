import { expect, test } from '../support/host-page.ts';
import { NEWSLETTER } from '../support/sign-up.ts';

test('where there are no custom elements, the script says so once and does nothing else', async ({ host, page }) => {
  const hide = `<script>Object.defineProperty(window, 'customElements', { value: null })</script>`;
  await host.open(NEWSLETTER, { script: `${hide}<script src="/shop-widgets.js" defer></script>` });
  await page.waitForLoadState();
  expect(host.console).toEqual([expect.stringContaining('[shop-widgets] There are no custom elements here')]);
  await expect(page.getByRole('link', { name: 'Newsletter' })).toBeVisible();
});

test('a page that takes the mark of a live element away each time is not fought with', async ({ host, page }) => {
  await page.addInitScript(() => {
    let taken = 0;
    addEventListener('shop-ready', ({ target }) => {
      new MutationObserver(() => {
        if (!(target as Element).hasAttribute('data-shop-ready')) return;
        taken += 1;
        (target as Element).removeAttribute('data-shop-ready');
      }).observe(target as Element, { attributes: true });
      (target as Element).removeAttribute('data-shop-ready');
    });
    Object.assign(window, { taken: () => taken });
  });
  await host.open(NEWSLETTER);
  await expect.poll(() => page.evaluate('taken()')).toBe(10);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await page.evaluate('taken()')).toBe(10);
  await expect(page.locator('shop-newsletter')).not.toHaveAttribute('data-shop-ready');
});
