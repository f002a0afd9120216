import type { Page } from '@playwright/test';
import { expect, test } from '../demo-server.ts';
import { CUSTOMER, logIn, loginOf } from '../login-page.ts';
import { heard, jwt, listen } from '../../../../embed/session/session-page.ts';

async function cookieNames(page: Page): Promise<string[]> {
  return (await page.context().cookies()).map(({ name }) => name).sort();
}

test('a wrong password is refused with a message, and what was typed stays', async ({ demo, page }) => {
  await page.goto(`${demo.url}/login.html`);
  await logIn(page, 'good evening');
  const { email, password, result } = loginOf(page);
  await expect(result).toHaveText(
    'The e-mail address and the password do not belong together. Check both, then try again.',
  );
  await expect(email).toHaveValue(CUSTOMER);
  await expect(password).toHaveValue('good evening');
  expect(await cookieNames(page)).toEqual([]);
});

test('a customer of yesterday is logged in again by the long-term token', async ({ demo, page }) => {
  await listen(page);
  await page.goto(`${demo.url}/login.html`);
  await loginOf(page).stay.check();
  await logIn(page);
  await expect(loginOf(page).result).toContainText('You are logged in.');
  expect(await cookieNames(page)).toEqual(['LoginToken', 'LongTermToken']);
  const expired = jwt({ ren: 1, exp: 2, lid: 1 });
  await page.context().addCookies([{ name: 'LoginToken', value: expired, url: demo.url }]);
  await page.goto(`${demo.url}/?panel=off`);
  await expect
    .poll(() => heard(page))
    .toEqual([
      { loggedIn: false, code: null },
      { loggedIn: true, code: 4 },
    ]);
});
