import type { Page } from '@playwright/test';
import { findFullBrowser } from '../../support/browser.ts';
import { keepMessages } from '../support/held-tasks.ts';
import { expect, type HostPage, SHOP, test } from '../support/host-page.ts';
import { beStaff, callsOf, TAG as PANEL } from '../support/staff.ts';
import { heard, listen, logIn, TAG, token, NOBODY } from './session-page.ts';

const browser = findFullBrowser();
test.skip(!browser, 'only a whole browser has a back/forward cache, and none is installed');
test.use({
  // Playwright switches the cache off.
  launchOptions: { executablePath: browser?.path ?? '', ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

test.beforeEach(async ({ host, page }) => {
  host.file('/other', { headers: { 'content-type': 'text/html' }, body: '<!doctype html><title>Other</title>' });
  await listen(page);
});

/** Opens another page of the shop, does something there, and goes back to the cached page. */
async function leaveAndReturn(page: Page, meanwhile?: () => Promise<void>): Promise<void> {
  await page.evaluate(() => Object.assign(window, { kept: true }));
  await page.goto(`${SHOP}/other`);
  await meanwhile?.();
  // The page is not loaded again, so there is no load to wait for.
  await page.goBack({ waitUntil: 'commit' });
  expect(await page.evaluate(() => 'kept' in window), 'the page came from the cache').toBe(true);
}

const staffRenewals = (host: HostPage): number => callsOf(host, '/auth/login/renew').length;

test('staff who were logged out in the meantime find no panel, and no request is made', async ({ host, page }) => {
  await beStaff(page);
  await keepMessages(page);
  await host.open(PANEL);
  await expect(page.getByRole('button', { name: 'Staff preview: Live shop' })).toBeVisible();
  await expect.poll(() => staffRenewals(host)).toBe(1);
  await leaveAndReturn(page, () => page.context().clearCookies());
  await expect(page.getByRole('button', { name: /^Staff preview/ })).toHaveCount(0);
  await expect(page.getByRole('alert')).toContainText('Your staff session has expired.');
  expect(staffRenewals(host)).toBe(1);
});

test('a customer who logs in or out meanwhile is known at once after the return', async ({ host, page }) => {
  await host.open(TAG);
  await expect.poll(() => heard(page)).toEqual(NOBODY);
  await leaveAndReturn(page, () => logIn(page, token(600, 3600)));
  await expect.poll(async () => (await heard(page)).at(-1)).toEqual({ loggedIn: true, code: 4 });
  await leaveAndReturn(page, () => page.context().clearCookies());
  await expect.poll(async () => (await heard(page)).at(-1)).toEqual({ loggedIn: false, code: 3 });
});
