import { logIn, token } from '../../../embed/session/session-page.ts';
import { expect, SHOP, test } from '../../../embed/support/host-page.ts';
import { signUp } from '../../../embed/support/sign-up.ts';
import { readProperties } from '../../../embed/support/tag.ts';

/** Pages that shadow what the browser has: by a script, or by elements; and what is so if the browser has heeded that. */
const PAGES: Readonly<Record<string, readonly [script: string, html: string, isSo: string]>> = {
  'whose variables have other values of the same kind': [
    `var origin = 'https://foreign.example', performance = {},
    event = { type: 'concert' }, innerWidth = 320, innerHeight = 0, outerWidth = 1, self = {}, parent = 0, screen = null,
    length = -1, frames = [], scrollX = 'x', scrollY = 'y', screenX = 1, screenLeft = 2, outerHeight = 3,
    devicePixelRatio = 0, external = null, visualViewport = null, scheduler = 1, locationbar = 0, menubar = 0,
    toolbar = 0, name = 'n', status = 's', process = 1, module = {}, exports = {}, global = null, React = {}, ReactDOM = 1,
    i18next = 'x', Buffer = 0, root = 'r', jQuery = 1, _ = 2, $ = 3, ShopWidgets = 4;
    console.log = console.info = null; Symbol.observable = 'x'`,
    '',
    'innerWidth === 320',
  ],
  'whose constants hide them from every script': [
    "const origin = {}; let performance = {}, event = null, innerWidth = 320, screen = ''",
    '',
    'innerWidth === 320',
  ],
  'with elements that have the names of what they read of the document': [
    '',
    '<iframe name="hidden"></iframe><iframe name="visibilityState"></iframe><form name="addEventListener"></form>',
    "typeof document.hidden === 'object' && typeof document.addEventListener === 'object'",
  ],
};

const TAGS = '<shop-newsletter></shop-newsletter><shop-footer></shop-footer><shop-session></shop-session>';

for (const [what, [script, html, isSo]] of Object.entries(PAGES)) {
  test(`the widgets work under a policy on a page ${what}`, async ({ host, page }) => {
    await logIn(page, token(-60, 36_000));
    host.serve('GET /service/customerfrontenddata/api/v1/psdata', { body: { nl_status: 'SUBSCRIBED' } });
    await host.open(html + TAGS, {
      headers: { 'content-security-policy': "script-src 'self' 'nonce-1'" },
      script: `<script nonce="1">${script}</script><script src="/shop-widgets.js" defer></script>`,
    });
    // A declaration that the browser ignored would prove nothing.
    expect(await page.evaluate(isSo)).toBe(true);
    await host.answered('/psdata', 1);
    await host.answered('/customers/base-data', 1);
    await host.answered('/logintoken/renew', 1);
    await signUp(page);
    await expect(page.locator('.footer-group')).toHaveCount(8);
    expect(await readProperties(page.locator('shop-newsletter, shop-footer'), 'platform')).toEqual([
      'CLASSIC',
      'CLASSIC',
    ]);
    expect([...host.origins]).toEqual([SHOP]);
    expect(host.console).toEqual([]);
  });
}
