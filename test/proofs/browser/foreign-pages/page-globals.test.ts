import type { Page } from '@playwright/test';
import { logIn, token } from '../../../embed/session/session-page.ts';
import { expect, type HostPage, SHOP, test } from '../../../embed/support/host-page.ts';
import { signUp } from '../../../embed/support/sign-up.ts';
import { readProperties } from '../../../embed/support/tag.ts';

/** Global variables of pages that shadow those of the browser. */
const VARIABLES = {
  'whose variables have other values of the same kind': `var origin = 'https://foreign.example', performance = {},
    event = { type: 'concert' }, innerWidth = 320, innerHeight = 0, outerWidth = 1, self = {}, parent = 0, screen = null,
    length = -1, frames = [], scrollX = 'x', scrollY = 'y', screenX = 1, screenLeft = 2, outerHeight = 3,
    devicePixelRatio = 0, external = null, visualViewport = null, scheduler = 1, locationbar = 0, menubar = 0,
    toolbar = 0, name = 'n', status = 's', process = 1, module = {}, exports = {}, global = null, React = {}, ReactDOM = 1,
    i18next = 'x', Buffer = 0, root = 'r', jQuery = 1, _ = 2, $ = 3, ShopWidgets = 4;
    console.log = console.info = null; Symbol.observable = 'x'`,
  'whose constants hide them from every script':
    "const origin = {}; let performance = {}, event = null, innerWidth = 320, screen = ''",
};

const TAGS = '<shop-newsletter></shop-newsletter><shop-footer></shop-footer><shop-session></shop-session>';

async function prepare(host: HostPage, page: Page): Promise<Set<string>> {
  await logIn(page, token(-60, 36_000));
  host.serve('GET /service/customerfrontenddata/api/v1/psdata', { body: { nl_status: 'SUBSCRIBED' } });
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url(), SHOP).origin));
  return asked;
}

async function expectAllWell(host: HostPage, page: Page, asked: ReadonlySet<string>): Promise<void> {
  await host.answered('/psdata', 1);
  await host.answered('/customers/base-data', 1);
  await host.answered('/logintoken/renew', 1);
  await signUp(page);
  await expect(page.locator('.footer-group')).toHaveCount(8);
  expect(await readProperties(page.locator('shop-newsletter, shop-footer'), 'platform')).toEqual([
    'CLASSIC',
    'CLASSIC',
  ]);
  expect([...asked]).toEqual([SHOP]);
  expect(host.console).toEqual([]);
}

for (const [what, variables] of Object.entries(VARIABLES)) {
  test(`the widgets work on a page ${what}`, async ({ host, page }) => {
    const asked = await prepare(host, page);
    await host.open(TAGS, { script: `<script>${variables}</script><script src="/shop-widgets.js" defer></script>` });
    // A declaration that the browser ignored would prove nothing.
    expect(await page.evaluate('innerWidth')).toBe(320);
    await expectAllWell(host, page, asked);
  });
}

test('the widgets work beside elements with the names of what they read of the document', async ({ host, page }) => {
  const asked = await prepare(host, page);
  await host.open(
    `<iframe name="hidden"></iframe><iframe name="visibilityState"></iframe><form name="addEventListener"></form>${TAGS}`,
  );
  expect(await page.evaluate(() => typeof document.hidden)).toBe('object');
  expect(await page.evaluate(() => typeof document.addEventListener)).toBe('object');
  await expectAllWell(host, page, asked);
});
