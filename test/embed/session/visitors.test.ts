import { expect, test } from '../support/host-page.ts';
import { callsOf, serveStaff } from '../support/staff.ts';
import { ASSIGN, heard, jwt, listen, TAG, token, NOBODY } from './session-page.ts';

test.beforeEach(async ({ host, page }) => {
  host.serve(ASSIGN, { body: { assignments: [] } });
  serveStaff(host);
  await listen(page);
});

for (const tags of [
  '<shop-preview></shop-preview>',
  '<shop-session></shop-session>',
  '<shop-footer></shop-footer>',
  '<shop-footer></shop-footer><shop-session></shop-session><shop-preview></shop-preview>',
]) {
  test(`a visitor without a cookie costs ${tags} no request for staff and no element, for an hour`, async ({
    host,
    page,
  }) => {
    await page.clock.install();
    await page.addInitScript(() => {
      const written: string[] = [];
      Object.assign(window, { written });
      Storage.prototype.setItem = (key) => written.push(key);
    });
    await host.open(tags);
    await expect(page.locator('[part=root]').first()).toBeAttached();
    // A staff session depends on the cookie only, whatever the address contains.
    await page.evaluate(() => history.replaceState(null, '', '?shop-preview-time=2026-12-01T10:00'));
    await page.clock.fastForward(3_600_000);
    await page.keyboard.press('Alt+Shift+P');
    await page.waitForLoadState('networkidle');
    for (const path of ['/checkauth', '/auth/login/renew', '/token', '/gettestsat', '/logout']) {
      expect(callsOf(host, path).length, path).toBe(0);
    }
    await expect(page.locator('[class*=staff]')).toHaveCount(0);
    const written = await page.evaluate(() => (window as unknown as { written: string[] }).written);
    expect([written, await page.evaluate(() => sessionStorage.length + localStorage.length)]).toEqual([[], 0]);
  });
}

/** A cookie as `document.cookie` returns it: a browser would not store one of 10 kB. */
function haveCookie(value: string): void {
  Object.defineProperty(document, 'cookie', { configurable: true, get: () => `LoginToken=${value}` });
}

for (const [name, value] of [
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
] as const) {
  test(`${name} in the login cookie counts as no token`, async ({ host, page }) => {
    await page.addInitScript(haveCookie, value);
    await host.open(TAG);
    await expect.poll(() => heard(page)).toEqual(NOBODY);
    await expect.poll(() => callsOf(host, '/getassignment').length).toBe(1);
    expect(host.calls).toHaveLength(1);
    expect(host.console).toEqual([]);
  });
}

for (const [name, value, state] of [
  ['that has expired', token(-7200, -3600), { loggedIn: false, code: 5 }],
  ['of 10 kB', jwt({ exp: 9e9, ren: 9e9, lid: 1, more: 'x'.repeat(10_000) }), { loggedIn: true, code: 4 }],
] as const) {
  test(`a token ${name} gives code ${state.code}`, async ({ host, page }) => {
    await page.addInitScript(haveCookie, value);
    await host.open(TAG);
    await expect.poll(() => heard(page)).toEqual([{ ...state, code: null }, state]);
    expect(host.console).toEqual([]);
  });
}
