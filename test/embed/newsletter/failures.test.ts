import { ANSWERS } from '../../support/answers.ts';
import { expect, type Service, test } from '../support/host-page.ts';
import { SIGN_UP_CALL } from '../support/sign-up.ts';
import { dataLayerOf, fillIn, formOf, signUpsOf } from './form.ts';

const FAILURES: readonly (readonly [string, Service])[] = [
  ['500 with a problem', { status: 500, body: { type: 'urn:newsletter:internal_error' } }],
  ['502 with the page of a proxy', { status: 502, headers: { 'content-type': 'text/html' }, body: '<h1>Bad</h1>' }],
  ['a call that an ad blocker blocks', (_request, route) => route.abort('blockedbyclient').then(() => undefined)],
];

// The form is higher than such a view, and the page goes on after it.
test('failure and success are scrolled into view at 360 × 640', async ({ host, page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const space = '<div style="height: 1500px"></div>';
  await host.open(`${space}<shop-newsletter site="HU"></shop-newsletter>${space}`);
  await fillIn(page, 'HU');
  const form = formOf(page, 'HU');
  host.serve(SIGN_UP_CALL, { status: 500, body: '' });
  await form.submit.click();
  await expect(form.banner).toBeInViewport({ ratio: 1 });
  host.serve(SIGN_UP_CALL, ANSWERS.signUp);
  await form.submit.click();
  await expect(form.success).toBeInViewport({ ratio: 1 });
});

test('a result scrolls no box that a visitor cannot scroll back', async ({ host, page }) => {
  const decoration = '<div style="position:absolute;top:100%;margin-top:-100px;width:9px;height:500px"></div>';
  await host.open(
    `<div id="card" style="overflow:hidden;position:relative"><div style="height:400px"></div>
    <shop-newsletter site="DE"></shop-newsletter>${decoration}</div><div style="height: 1500px"></div>`,
  );
  const form = formOf(page, 'DE');
  await form.email.fill('anna@');
  await form.submit.click();
  await expect(form.email).toHaveAttribute('aria-invalid', 'true');
  await form.email.fill('anna@example.com');
  await form.submit.click();
  await expect(form.success).toBeInViewport();
  expect(await page.locator('#card').evaluate((card) => card.scrollTop)).toBe(0);
});

test('a result scrolls nothing while the visitor types elsewhere', async ({ host, page }) => {
  let answer = (): void => undefined;
  host.serve(SIGN_UP_CALL, () => new Promise((resolve) => (answer = () => resolve(ANSWERS.signUp))));
  await host.open(
    '<shop-newsletter site="DE"></shop-newsletter><div style="height: 2500px"></div><input id="own"><div style="height: 2500px"></div>',
  );
  const form = formOf(page, 'DE');
  await form.email.fill('anna@example.com');
  await expect(form.legalNotice).toBeVisible();
  await form.submit.click();
  await page.locator('#own').focus();
  // Not `scrollY`: the browser keeps in place what is seen when the form above becomes lower.
  const place = async (): Promise<number | undefined> => (await page.locator('#own').boundingBox())?.y;
  const before = await place();
  await expect.poll(() => signUpsOf(host).length).toBe(1);
  answer();
  await expect(form.success).toBeVisible();
  expect(await place()).toBe(before);
});

test('a failure shows a banner, keeps values and focus, and is counted; a click retries', async ({ host, page }) => {
  await host.open('<shop-newsletter site="AT"></shop-newsletter>');
  await fillIn(page, 'AT');
  const form = formOf(page, 'AT');
  await form.consent.check();
  let button = form.submit;
  for (const [what, service] of FAILURES) {
    await test.step(what, async () => {
      host.serve(SIGN_UP_CALL, service);
      await button.click();
      await expect(form.banner).toContainText('Aus technischen Gründen ist die Newsletteranmeldung nicht möglich.');
      await expect(form.banner).toBeInViewport();
      await expect(form.submit).toBeFocused();
      await expect(form.email).toHaveValue('anna@example.com');
      await expect(form.email).toBeEnabled();
    });
    button = form.retry;
  }
  expect(await dataLayerOf(page)).toHaveLength(FAILURES.length);

  await test.step('what is wrong now takes the place of the failure', async () => {
    await form.email.fill('');
    await form.submit.or(form.retry).first().click();
    await expect(form.email).toHaveAttribute('aria-invalid', 'true');
    await expect(form.banner).toHaveCount(0);
    await form.email.fill('anna@example.com');
  });

  host.serve(SIGN_UP_CALL, ANSWERS.signUp);
  await form.submit.click();
  await expect(form.success).toBeFocused();
  const bodies = signUpsOf(host).map((call) => call.postData());
  expect(bodies).toEqual(Array(FAILURES.length + 1).fill(bodies[0]));
});
