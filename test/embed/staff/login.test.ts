import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../../demo/backend/login-routes.ts';
import { expect, test } from '../newsletter/demo-server.ts';
import { CUSTOMER, logIn, loginOf } from './login-page.ts';
import { heard, jwt, listen, NOBODY } from '../session/session-page.ts';

async function cookieNames(page: Page): Promise<string[]> {
  return (await page.context().cookies()).map(({ name }) => name).sort();
}

test('a customer logs in, and is told so', async ({ demo, page }) => {
  await page.goto(`${demo.url}/login.html`);
  await expect(loginOf(page).result).toBeEmpty();
  await logIn(page);
  await expect(loginOf(page).result).toHaveText('You are logged in. The shop page keeps it so.');
  expect(await cookieNames(page)).toEqual(['LoginToken']);
});

test('a customer who stays logged in has a long-term token too', async ({ demo, page }) => {
  await page.goto(`${demo.url}/login.html`);
  await loginOf(page).stay.check();
  await logIn(page);
  await expect(loginOf(page).result).toContainText('You are logged in.');
  expect(await cookieNames(page)).toEqual(['LoginToken', 'LongTermToken']);
});

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

test('a service with a fault is not available, and the next try logs in', async ({ demo, page }) => {
  for (const fault of ['server-error', 'html-error', 'drop']) {
    await test.step(fault, async () => {
      await page.context().clearCookies();
      await page.goto(`${demo.url}/login.html`);
      await page.request.put(`${demo.url}/demo/api/faults`, { data: { login: fault } });
      await logIn(page);
      const { password, result, submit } = loginOf(page);
      await expect(result, fault).toHaveText(
        'Logging in is not possible at the moment. What you typed is kept: try again in a minute.',
      );
      await expect(password, fault).toHaveValue(DEMO_PASSWORD);
      expect(await cookieNames(page), fault).toEqual([]);
      await page.request.put(`${demo.url}/demo/api/faults`, { data: { login: 'none' } });
      await submit.click();
      await expect(result, fault).toContainText('You are logged in.');
    });
  }
});

test('password managers know the fields, and a password can be pasted', async ({ demo, page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: demo.url });
  await page.goto(`${demo.url}/login.html`);
  const { email, password, result } = loginOf(page);
  await expect(email).toHaveAttribute('autocomplete', /^(username|email)$/);
  await expect(email).toHaveAttribute('type', 'email');
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await expect(password).toHaveAttribute('type', 'password');
  await email.fill(CUSTOMER);
  await page.evaluate((text) => navigator.clipboard.writeText(text), DEMO_PASSWORD);
  await password.focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(password).toHaveValue(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(result).toContainText('You are logged in.');
});

for (const tag of ['shop-session', 'shop-footer']) {
  test(`after a login a page with <${tag}> knows the customer`, async ({ demo, page }) => {
    await listen(page);
    const html = `<!doctype html><title>Shop</title><script src="/shop-widgets.js" defer></script><${tag} platform="CLASSIC"></${tag}>`;
    await page.route(`${demo.url}/page`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
    await page.goto(`${demo.url}/page`);
    await expect.poll(() => heard(page)).toEqual(NOBODY);
    await page.goto(`${demo.url}/login.html`);
    await logIn(page);
    await expect(loginOf(page).result).toContainText('You are logged in.');
    await page.goto(`${demo.url}/page`);
    await expect
      .poll(() => heard(page))
      .toEqual([
        { loggedIn: true, code: null },
        { loggedIn: true, code: 4 },
      ]);
  });
}

test('a customer of yesterday is logged in again by the long-term token', async ({ demo, page }) => {
  await listen(page);
  await page.goto(`${demo.url}/login.html`);
  await loginOf(page).stay.check();
  await logIn(page);
  await expect(loginOf(page).result).toContainText('You are logged in.');
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
