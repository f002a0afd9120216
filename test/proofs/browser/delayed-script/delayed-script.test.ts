import { formOf } from '../../../embed/newsletter/form.ts';
import { markRoot, prerendered, serveShop } from '../../../embed/prerender/prerendered-page.ts';
import { expect, type HostPage, test } from '../../../embed/support/host-page.ts';
import { acceptSignUps, NEWSLETTER, signUp } from '../../../embed/support/sign-up.ts';
import { delayScripts } from './wp-rocket.ts';

const DELAYED = `<script>(${delayScripts.toString()})()</script>
  <script type="rocketlazyloadscript" data-rocket-src="/shop-widgets.js" defer></script>`;

/** Opens a page whose script waits for the visitor; the browser may report a movement of the mouse by itself. */
async function open(host: HostPage, body: string): Promise<void> {
  acceptSignUps(host);
  serveShop(host);
  await host.open(body, { script: DELAYED });
}

test('a plain tag works once the visitor has moved', async ({ host, page }) => {
  await open(host, NEWSLETTER);
  await page.mouse.move(100, 100);
  await signUp(page);
  expect(host.console).toEqual([]);
});

test('what is typed into prerendered markup at once is kept, and sent', async ({ host, page }) => {
  const tag = 'shop-newsletter';
  await open(host, prerendered({ tag, attributes: { site: 'DE' } }));
  const isPrerendered = await markRoot(page, tag);
  const { email, submit, success } = formOf(page);
  await email.focus();
  await page.keyboard.type('anna@example.com');
  await expect(page.locator(`${tag}[data-shop-ready]`)).toBeVisible();
  await expect(email).toHaveValue('anna@example.com');
  await expect(email).toBeFocused();
  expect(await isPrerendered()).toBe(true);
  await submit.click();
  await expect(success).toBeFocused();
  expect(host.console).toEqual([]);
});

// A click that is held back is repeated at the tag, not at what is inside: the guides say what to do.
test('a button of prerendered markup works at the second click at the latest', async ({ host, page }) => {
  await open(host, prerendered({ tag: 'shop-footer', attributes: { platform: 'MATCH', 'hide-newsletter': '' } }));
  const button = page.locator('shop-footer [aria-expanded]').first();
  await button.click();
  await expect(page.locator('html[data-all-loaded] shop-footer[data-shop-ready]')).toBeVisible();
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(host.console).toEqual([]);
});
