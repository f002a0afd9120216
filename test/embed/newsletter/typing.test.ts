import { expect, test } from '../support/host-page.ts';
import { NEWSLETTER } from '../support/sign-up.ts';
import { formOf, messageOf, signUpsOf } from './form.ts';

test.use({ hasTouch: true });

/** Pasted texts, and the values that are sent. */
const PASTED: readonly (readonly [what: string, pasted: string, sent: string])[] = [
  ['invisible characters', '\u00a0anna\u200b@example.com\u202f', 'anna@example.com'],
  ['a sharp s in the domain', 'anna@maß.de', 'anna@maß.de'],
  ['a name before it', 'Anna Muster <anna@example.org>', 'anna@example.org'],
];

test('a pasted address is sent cleaned', async ({ host, page }) => {
  await host.open(PASTED.map(() => NEWSLETTER).join(''));
  for (const [index, [what, pasted, sent]] of PASTED.entries()) {
    await test.step(`with ${what}`, async () => {
      const form = formOf(page.locator('shop-newsletter').nth(index));
      await form.email.focus();
      await page.keyboard.insertText(pasted);
      await page.keyboard.press('Enter');
      await expect(form.success).toBeVisible();
      const emails = signUpsOf(host).map((call) => (call.postDataJSON() as { email: string }).email);
      expect(emails.at(-1)).toBe(sent);
    });
  }
});

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
