import { expect, test } from '../support/host-page.ts';
import { NEWSLETTER } from '../support/sign-up.ts';
import { formOf, messageOf, signUpsOf } from './form.ts';

/** Pasted texts, and the values that are sent. */
const PASTED: readonly (readonly [what: string, pasted: string, sent: string])[] = [
  ['invisible characters', '\u00a0anna\u200b@example.com\u202f', 'anna@example.com'],
  ['an umlaut in the domain', 'anna@müller.de', 'anna@müller.de'],
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

test.describe('what a helper has filled in without an event', () => {
  test.use({ hasTouch: true });

  for (const pointer of ['mouse', 'touchscreen'] as const) {
    test(`is sent by one press with the ${pointer}`, async ({ host, page }) => {
      await host.open(NEWSLETTER);
      await expect(page.locator('shop-newsletter')).toHaveAttribute('data-shop-ready');
      const form = formOf(page);
      await form.email.evaluate((field) => Reflect.set(HTMLInputElement.prototype, 'value', 'eva@example.org', field));
      const { x, y, width, height } = (await form.submit.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const at = [x + width / 2, y + height / 2] as const;
      await (pointer === 'mouse' ? page.mouse.click(...at) : page.touchscreen.tap(...at));
      await expect(form.success).toBeVisible();
    });
  }
});
