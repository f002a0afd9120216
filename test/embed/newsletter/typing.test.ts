import { expect, test } from '../support/host-page.ts';
import { NEWSLETTER } from '../support/sign-up.ts';
import { formOf, messageOf } from './form.ts';

test.use({ hasTouch: true });

test('an address that is typed key by key keeps every letter and the place of the caret', async ({ host, page }) => {
  await host.open(NEWSLETTER);
  const { email } = formOf(page);
  await email.pressSequentially('anna@example.com');
  for (let step = 0; step < 12; step += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('.muster');
  await expect(email).toHaveValue('anna.muster@example.com');
  expect(await messageOf(email)).toBe('');
});

test('what a helper has filled in without an event is sent by one tap', async ({ host, page }) => {
  await host.open(NEWSLETTER);
  await expect(page.locator('shop-newsletter')).toHaveAttribute('data-shop-ready');
  const form = formOf(page);
  await form.email.evaluate((field) => Reflect.set(HTMLInputElement.prototype, 'value', 'eva@example.org', field));
  await form.submit.tap();
  await expect(form.success).toBeVisible();
});
