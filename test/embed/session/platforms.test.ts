import { expect, test } from '../support/host-page.ts';
import { beStaff } from '../support/staff.ts';
import { heard, listen, logIn, renewals, token } from './session-page.ts';

test.beforeEach(async ({ page }) => {
  await listen(page);
});

test('<shop-session> keeps staff authorised on SMARTPHONE, and does not renew logins', async ({ host, page }) => {
  await page.clock.install();
  await beStaff(page);
  await logIn(page, token(-60, 36_000));
  await host.open('<shop-session platform="SMARTPHONE"></shop-session>');
  await host.answered('/auth/login/renew', 1);
  await page.clock.fastForward(300_000);
  await host.answered('/auth/login/renew', 2);
  expect(renewals(host)).toBe(0);
  expect(await heard(page)).toEqual([]);
});
