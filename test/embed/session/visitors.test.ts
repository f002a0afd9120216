import { expect, test } from '../support/host-page.ts';
import { callsOf } from '../support/staff.ts';
import { heard, listen, NOBODY } from './session-page.ts';

test('a visitor without a cookie costs no request for staff, element or note, for an hour', async ({ host, page }) => {
  await listen(page);
  await page.clock.install();
  await host.open('<shop-footer></shop-footer><shop-session></shop-session><shop-preview></shop-preview>');
  await expect.poll(() => heard(page)).toEqual(expect.arrayContaining([...NOBODY]));
  // A staff session depends on the cookie only, whatever the address contains.
  await page.evaluate(() => history.replaceState(null, '', '?shop-preview-time=2026-12-01T10:00'));
  await page.clock.runFor(3_600_000);
  await page.keyboard.press('Alt+Shift+P');
  await host.answered('/getassignment', 1);
  for (const path of ['/checkauth', '/auth/login/renew', '/token', '/gettestsat', '/logout']) {
    expect(callsOf(host, path), path).toEqual([]);
  }
  await expect(page.locator('[class*=staff]')).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);
});
