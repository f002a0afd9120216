import { expect, test } from '../support/host-page.ts';
import { beStaff, serveStaff } from '../support/staff.ts';
import { setAttribute } from '../support/tag.ts';
import { ASSIGN, heard, listen, logIn, RENEW, renewals, token } from './session-page.ts';

test.beforeEach(async ({ host, page }) => {
  host.serve(ASSIGN, { body: { assignments: [] } });
  host.serve(RENEW, { status: 201, body: { status: 'RENEWED' } });
  serveStaff(host);
  await listen(page);
  await page.clock.install();
});

for (const tag of ['shop-session', 'shop-footer']) {
  for (const platform of ['SMARTPHONE', 'TABLET']) {
    test(`<${tag}> keeps staff authorised on ${platform}, and does not renew logins`, async ({ host, page }) => {
      await beStaff(page);
      await logIn(page, token(-60, 36_000));
      await host.open(`<${tag} platform="${platform}"></${tag}>`);
      await host.answered('/auth/login/renew', 1);
      await page.clock.fastForward(300_000);
      await host.answered('/auth/login/renew', 2);
      await page.context().clearCookies({ name: 'LoginToken' });
      await logIn(page, token(-30, 36_000));
      await page.clock.fastForward(300_000);
      await host.answered('/auth/login/renew', 3);
      expect([renewals(host), await heard(page)]).toEqual([0, []]);
    });
  }
}

test('every tag keeps customers logged in on CLASSIC and MATCH', async ({ host, page }) => {
  await logIn(page, token(-60, 36_000));
  for (const tag of ['shop-session', 'shop-footer']) {
    for (const platform of ['CLASSIC', 'MATCH']) {
      await host.open(`<${tag} platform="${platform}"></${tag}>`);
      await expect
        .poll(() => heard(page), `<${tag}> on ${platform}`)
        .toEqual([
          { loggedIn: true, code: null },
          { loggedIn: true, code: 0 },
        ]);
    }
  }
});

test('a change of the platform stops the keep-alive, and starts it again', async ({ host, page }) => {
  await logIn(page, token(-60, 36_000));
  await host.open('<shop-session platform="CLASSIC"></shop-session>');
  await host.answered('/logintoken/renew', 1);
  const tag = page.locator('shop-session');
  await setAttribute(tag, 'platform', 'SMARTPHONE');
  await page.clock.runFor(600_000);
  expect(renewals(host)).toBe(1);
  await setAttribute(tag, 'platform', null);
  await expect.poll(() => renewals(host)).toBe(2);
});
