import { expect, test } from '../support/host-page.ts';
import { NEWSLETTER } from '../support/sign-up.ts';
import { formOf, messageOf } from './form.ts';

test('an address that is typed key by key keeps every letter and the place of the caret', async ({ host, page }) => {
  await host.open(NEWSLETTER);
  const { email } = formOf(page);
  await email.pressSequentially('anna@example.com');
  for (let step = 0; step < 12; step += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('.muster');
  await expect(email).toHaveValue('anna.muster@example.com');
  expect(await messageOf(email)).toBe('');
});
