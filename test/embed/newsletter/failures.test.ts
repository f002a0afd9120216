import type { Page } from '@playwright/test';
import { expect, type HostPage, type Service, test } from '../support/host-page.ts';
import { acceptSignUps, NEWSLETTER, SIGN_UP_CALL } from '../support/sign-up.ts';
import { dataLayerOf, fillIn, formOf, messageOf, recordEvents, signUpsOf } from './form.ts';

const GENERIC = 'Aus technischen Gründen ist die Newsletteranmeldung nicht möglich. Bitte versuchen Sie es später!';
const INVALID = 'Bitte geben Sie eine gültige E-Mail-Adresse ein.';
const OFFLINE = /Sie sind offline\. Es wurde nichts gesendet/;
const HTML = { 'content-type': 'text/html' };

const DETAIL = { site: 'AT', origin: 'onsite', originAddition: 'subsite' };
const SUBMITTED = { type: 'shop-newsletter-submit', detail: DETAIL, cancelable: true };
const failedWith = (result: string) => ({ type: 'shop-newsletter-error', detail: { result }, cancelable: false });
const ENTRY = {
  event: 'sign_up',
  subject: 'newsletter',
  origin: 'onsite:subsite',
  type: 'ga4',
  emitter: 'newsletterservice',
};

/** The Austrian form with all fields filled in; a failure must keep them. */
async function openFilled(host: HostPage, page: Page, service: Service) {
  const heard = await recordEvents(page);
  host.serve(SIGN_UP_CALL, service);
  await host.open('<shop-newsletter site="AT"></shop-newsletter>');
  await fillIn(page, 'AT');
  const form = formOf(page, 'AT');
  await form.consent.check();
  return { form, heard };
}

async function expectEverythingKept(page: Page): Promise<void> {
  const form = formOf(page, 'AT');
  await expect(form.email).toHaveValue('anna@example.com');
  await expect(form.salutation).toHaveValue('MRS');
  await expect(form.firstName).toHaveValue('Zoë');
  await expect(form.lastName).toHaveValue("O'Brien");
  await expect(form.consent).toBeChecked();
  await expect(form.email).toBeEnabled();
}

const GENERIC_FAILURES: readonly (readonly [string, Service])[] = [
  ['500 with a problem', { status: 500, body: { type: 'urn:newsletter:internal_error' } }],
  ['400 with another problem', { status: 400, body: { type: 'urn:newsletter:body_invalid' } }],
  ['400 whose detail alone names the address', { status: 400, body: { detail: 'urn:newsletter:email_invalid' } }],
  ['429 without a body', { status: 429, body: '' }],
  ['502 with the page of a proxy', { status: 502, headers: HTML, body: '<!doctype html><h1>Bad gateway</h1>' }],
  ['403 with broken JSON', { status: 403, body: '{"type":"urn:newsletter:email_invalid"' }],
  ['a dropped connection', (_request, route) => route.abort('connectionreset').then(() => undefined)],
  ['a blocked call', (_request, route) => route.abort('blockedbyclient').then(() => undefined)],
];

test('any other failure shows the banner and keeps all values, and one click tries again', async ({ host, page }) => {
  const { form, heard } = await openFilled(host, page, { status: 404 });
  let button = form.submit;
  for (const [what, service] of GENERIC_FAILURES) {
    await test.step(what, async () => {
      host.serve(SIGN_UP_CALL, service);
      await button.click();
      await expect(form.alert).toContainText(GENERIC);
      await expect(form.alert).toBeInViewport();
      await expect(form.alert).not.toContainText(OFFLINE);
      await expect(form.submit).toBeFocused();
      await expectEverythingKept(page);
    });
    button = form.retry;
  }
  expect(await heard()).toEqual(GENERIC_FAILURES.flatMap(() => [SUBMITTED, failedWith('ERROR_GENERIC')]));
  expect(await dataLayerOf(page)).toEqual(GENERIC_FAILURES.map(() => ENTRY));

  acceptSignUps(host);
  await form.retry.click();
  await expect(form.success).toBeFocused();
  const bodies = signUpsOf(host).map((call) => call.postData());
  expect(bodies).toEqual(Array(GENERIC_FAILURES.length + 1).fill(bodies[0]));
});

test('an address that the service rejects as invalid is reported at its field', async ({ host, page }) => {
  const service = { status: 400, body: { type: 'urn:newsletter:email_invalid', title: 'x', detail: 'y' } };
  const { form, heard } = await openFilled(host, page, service);
  await form.submit.click();
  await expect(form.email).toBeFocused();
  expect(await messageOf(form.email)).toBe(INVALID);
  await expect(form.email).toHaveAttribute('aria-invalid', 'true');
  await expect(form.alert).toBeEmpty();
  await expectEverythingKept(page);
  expect(await heard()).toEqual([SUBMITTED, failedWith('ERROR_INVALID_EMAIL')]);
  expect(await dataLayerOf(page)).toEqual([ENTRY]);
});

test('a request to a service that hangs is aborted after 15 seconds', async ({ host, page }) => {
  await page.clock.install();
  const { form } = await openFilled(host, page, () => new Promise(() => undefined));
  await page.clock.pauseAt(Date.now() + 60_000);
  await form.submit.click();
  await expect(form.submitting).toBeFocused();
  await page.clock.runFor(14_999);
  await expect(form.submitting).toBeFocused();
  await page.clock.runFor(1);
  await expect(form.alert).toContainText(GENERIC);
  await expectEverythingKept(page);
});

test('without a connection the visitor reads that nothing was sent', async ({ host, page }) => {
  const offline: Service = (_request, route) => route.abort('internetdisconnected').then(() => undefined);
  const { form } = await openFilled(host, page, offline);
  await page.context().setOffline(true);
  await form.submit.click();
  await expect(form.alert).toContainText(GENERIC);
  await expect(form.alert).toContainText(OFFLINE);
  await expectEverythingKept(page);
  expect(await dataLayerOf(page)).toBeUndefined();

  await page.context().setOffline(false);
  acceptSignUps(host);
  await form.retry.click();
  await expect(form.success).toBeVisible();
  expect(await dataLayerOf(page)).toEqual([ENTRY]);
});

test('the message of an invalid confirmation link is shown until the visitor begins again', async ({ host, page }) => {
  await host.open('<shop-newsletter invalid-link></shop-newsletter>');
  const banner = page.getByText(
    'Leider ist dieser Link nicht mehr gültig. Bitte melden Sie sich erneut zum Newsletter an.',
  );
  await expect(banner).toBeVisible();
  await formOf(page).email.focus();
  await expect(banner).toBeHidden();
});

test('the same failure is announced again in the same region', async ({ host, page }) => {
  host.serve(SIGN_UP_CALL, { status: 500, body: '' });
  await host.open(NEWSLETTER);
  const form = formOf(page);
  const region = await form.alert.elementHandle();
  await region?.evaluate((element) => {
    const texts: string[] = [];
    Object.assign(window, { announced: texts });
    new MutationObserver(() => texts.push(element.textContent)).observe(element, { childList: true });
  });
  await fillIn(page);
  await form.submit.click();
  await expect(form.alert).toContainText(GENERIC);
  await form.submit.click();
  await expect(form.alert).toContainText(GENERIC);
  const announced = await page.evaluate(() => (window as unknown as { announced: string[] }).announced);
  expect(announced.map((text) => text.includes(GENERIC))).toEqual([true, false, true]);
  expect(await form.alert.evaluate((now, before) => now === before, region)).toBe(true);
});
