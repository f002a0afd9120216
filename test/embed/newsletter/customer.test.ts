import type { Page } from '@playwright/test';
import { type Answer, expect, type HostPage, SHOP, test } from '../support/host-page.ts';
import { acceptSignUps, NEWSLETTER } from '../support/sign-up.ts';
import { fillIn, formOf, signUpsOf } from './form.ts';

const CALL = 'GET /service/newsletter/api/internal/customers/base-data';
const ANNA = {
  email: 'anna.muster@example.org',
  salutation: 'MRS',
  firstName: 'Anna',
  lastName: 'Muster',
  consents: [],
};

const AUSTRIA = '<shop-newsletter site="AT"></shop-newsletter>';

async function logIn(page: Page, token = 'j.w.t'): Promise<void> {
  await page.context().addCookies([{ name: 'LoginToken', value: token, url: SHOP }]);
}

const baseDataCalls = (host: HostPage) => host.calls.filter((call) => call.url().endsWith('/base-data'));

test('a customer who is logged in finds the form filled in', async ({ host, page }) => {
  await logIn(page);
  host.serve(CALL, { body: ANNA });
  acceptSignUps(host);
  await host.open(AUSTRIA);
  const form = formOf(page, 'AT');
  await expect(form.email).toHaveValue(ANNA.email);
  await expect(form.salutation).toHaveValue('MRS');
  await expect(form.firstName).toHaveValue('Anna');
  await expect(form.lastName).toHaveValue('Muster');
  await expect(form.consent).not.toBeChecked();
  const [call] = baseDataCalls(host);
  expect([baseDataCalls(host).length, call?.headers()['x-logintoken']]).toEqual([1, 'j.w.t']);
  await expect(form.email).not.toBeFocused();
});

test('a consent that was given before is neither requested nor sent again', async ({ host, page }) => {
  await logIn(page);
  host.serve(CALL, { body: { ...ANNA, consents: ['DNE'] } });
  acceptSignUps(host);
  await host.open(NEWSLETTER);
  const form = formOf(page);
  await expect(form.email).toHaveValue(ANNA.email);
  await expect(form.consent).toBeHidden();
  await form.submit.click();
  await expect(form.success).toBeVisible();
  expect(signUpsOf(host)[0]?.postDataJSON()).toEqual({
    email: ANNA.email,
    consents: [],
    origin: 'onsite',
    originAddition: 'subsite',
  });
});

test('late data change neither typed values nor the focus', async ({ host, page }) => {
  await logIn(page);
  let answer = (): void => undefined;
  host.serve(CALL, async () => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return { body: ANNA };
  });
  await host.open(AUSTRIA);
  const form = formOf(page, 'AT');
  await form.email.pressSequentially('otto@');
  answer();
  await expect(form.firstName).toHaveValue('Anna');
  await expect(form.email).toBeFocused();
  await form.email.pressSequentially('example.com');
  await expect(form.email).toHaveValue('otto@example.com');
});

test('the call goes to the private service on a single-page application', async ({ host, page }) => {
  await logIn(page);
  host.serve(CALL.replace('internal', 'private'), { body: ANNA });
  await host.open('<shop-newsletter spa></shop-newsletter>');
  await expect(formOf(page).email).toHaveValue(ANNA.email);
});

test('an answer without data does not affect the form', async ({ host, page }) => {
  const answers: Answer[] = [
    { status: 401, body: { type: 'urn:customer:token_invalid' } },
    { headers: { 'content-type': 'text/html' }, body: '<h1>Hi</h1>' },
    { body: 'null' },
  ];
  const rest = answers.slice();
  await logIn(page);
  host.serve(CALL, () => rest.shift());
  acceptSignUps(host);
  await host.open(answers.map(() => NEWSLETTER).join(''));
  await expect.poll(() => baseDataCalls(host).length).toBe(answers.length);
  for (const index of answers.keys()) {
    const tag = page.locator('shop-newsletter').nth(index);
    await fillIn(tag);
    await formOf(tag).submit.click();
    await expect(formOf(tag).success).toBeVisible();
  }
});

test('no data are requested without a login cookie', async ({ host, page }) => {
  await page.context().addCookies([{ name: 'LoginToken', value: '', url: SHOP }]);
  await host.open(NEWSLETTER);
  await expect(formOf(page).email).toBeVisible();
  expect(host.calls).toEqual([]);
});

test('after a return to the page the current customer is requested', async ({ host, page }) => {
  await host.open(AUSTRIA);
  const form = formOf(page, 'AT');
  await form.email.focus();
  host.serve(CALL, { body: ANNA });
  await logIn(page);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(form.email).toHaveValue(ANNA.email);
  await expect(form.lastName).toHaveValue('Muster');
});

test('a request that was under way when the page was left is aborted on return', async ({ host, page }) => {
  host.serve('POST /service/newsletter/api/internal/newsletter-subscribers', () => new Promise(() => undefined));
  await host.open(NEWSLETTER);
  await fillIn(page);
  const form = formOf(page);
  await form.submit.click();
  await expect(form.submitting).toBeVisible();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(form.retry).toBeVisible();
  await expect(form.email).toHaveValue('anna@example.com');
});
