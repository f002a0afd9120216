import { expect, test } from '../support/host-page.ts';
import { callsOf, serveStaff } from '../support/staff.ts';
import { ASSIGN, heard, jwt, listen, TAG, token, NOBODY } from './session-page.ts';

test.beforeEach(async ({ host, page }) => {
  host.serve(ASSIGN, { body: { assignments: [] } });
  serveStaff(host);
  await listen(page);
});

test('a visitor without a cookie costs no tag a request for staff or an element, for an hour', async ({
  host,
  page,
}) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const written: string[] = [];
    Object.assign(window, { written });
    Storage.prototype.setItem = (key) => written.push(key);
  });
  for (const tags of [
    '<shop-preview></shop-preview>',
    '<shop-session></shop-session>',
    '<shop-footer></shop-footer>',
    '<shop-footer></shop-footer><shop-session></shop-session><shop-preview></shop-preview>',
  ]) {
    await test.step(tags, async () => {
      await host.open(tags);
      await expect(page.locator('[part=root]').first()).toBeAttached();
      // A staff session depends on the cookie only, whatever the address contains.
      await page.evaluate(() => history.replaceState(null, '', '?shop-preview-time=2026-12-01T10:00'));
      await page.clock.fastForward(3_600_000);
      await page.keyboard.press('Alt+Shift+P');
      await page.waitForLoadState('networkidle');
      for (const path of ['/checkauth', '/auth/login/renew', '/token', '/gettestsat', '/logout']) {
        expect(callsOf(host, path).length, `${path} of ${tags}`).toBe(0);
      }
      await expect(page.locator('[class*=staff]'), tags).toHaveCount(0);
      const written = await page.evaluate(() => (window as unknown as { written: string[] }).written);
      const kept = await page.evaluate(() => sessionStorage.length + localStorage.length);
      expect([written, kept], tags).toEqual([[], 0]);
    });
  }
});

/** A cookie as `document.cookie` returns it: a browser would not store one of 10 kB. */
const haveCookie = (value: string): string =>
  `<script>Object.defineProperty(document, 'cookie', { get: () => ${JSON.stringify(`LoginToken=${value}`)} })</script>`;

const NO_TOKENS = [
  ['garbage', 'garbage'],
  ['a broken escape', '%E0%A4%A'],
  ['three empty parts', '..'],
  ['no base64', 'a.%%%.c'],
  ['no JSON', `a.${btoa('no JSON')}.c`],
  ['null', `a.${btoa('null')}.c`],
  ['10 kB of nothing', 'x'.repeat(10_000)],
  ['10 kB of brackets', `a.${btoa('['.repeat(7_500))}.c`],
  ['a token without exp', jwt({ ren: 1, lid: 1 })],
  ['a token without ren', jwt({ exp: 9e9, lid: 1 })],
  ['a token without lid', jwt({ exp: 9e9, ren: 1 })],
  ['a token with texts for numbers', jwt({ exp: '9000000000', ren: '1', lid: '1' })],
  ['a token with numbers beyond all bounds', `a.${btoa('{"exp":1e999,"ren":1,"lid":1}')}.c`],
] as const;

test('what is no token in the login cookie counts as none', async ({ host, page }) => {
  for (const [name, value] of NO_TOKENS) {
    await test.step(name, async () => {
      host.calls.length = 0;
      await host.open(haveCookie(value) + TAG);
      await expect.poll(() => heard(page), name).toEqual(NOBODY);
      await expect.poll(() => callsOf(host, '/getassignment').length, name).toBe(1);
      expect([host.calls.length, host.console], name).toEqual([1, []]);
    });
  }
});

const TOKENS = [
  ['that has expired', token(-7200, -3600), { loggedIn: false, code: 5 }],
  ['of 10 kB', jwt({ exp: 9e9, ren: 9e9, lid: 1, more: 'x'.repeat(10_000) }), { loggedIn: true, code: 4 }],
] as const;

test('a token that has expired is told from one that is valid, however long', async ({ host, page }) => {
  for (const [name, value, state] of TOKENS) {
    await test.step(`a token ${name} gives code ${state.code}`, async () => {
      await host.open(haveCookie(value) + TAG);
      await expect.poll(() => heard(page), name).toEqual([{ ...state, code: null }, state]);
      expect(host.console, name).toEqual([]);
    });
  }
});
