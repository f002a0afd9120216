import { expect, test } from '../support/host-page.ts';
import { beStaff, callsOf, CHECK, keepPage, PREVIEW, TAG } from '../support/staff.ts';

// WCAG 2.1.1, 2.1.2
test('the keyboard alone opens, chooses and applies', async ({ host, page }) => {
  await beStaff(page);
  await host.open(TAG);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: /^Staff preview/ }).press('Enter');
  await expect(dialog.getByText('Active tests found.')).toBeVisible();
  await dialog.getByLabel('A/B test').focus();
  await page.keyboard.press('t');
  await expect(dialog.getByLabel('A/B test')).toHaveValue('teaser');
  await dialog.getByLabel('Group').focus();
  await page.keyboard.press('x');
  await expect(dialog.getByLabel('Group')).toHaveValue('X');
  await keepPage(page);
  await dialog.getByRole('button', { name: 'Apply' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Settings applied successfully.')).toBeVisible();
});

test('a dialog that closes restores the focus', async ({ host, page }) => {
  await beStaff(page);
  await host.open(`${TAG}<a href="#here">Sale</a>`);
  await expect(page.getByRole('button', { name: /^Staff preview/ })).toBeVisible();
  await page.getByRole('link', { name: 'Sale' }).focus();
  // Keys that are held down for a while repeat.
  for (const key of ['Alt', 'Shift', 'P', 'P']) await page.keyboard.down(key);
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeFocused();
  for (const key of ['P', 'Shift', 'Alt']) await page.keyboard.up(key);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Sale' })).toBeFocused();
});

const FIELDS = [
  '<input aria-label="Field">',
  '<div aria-label="Field" contenteditable tabindex="0"></div>',
  '<div aria-label="Field" role="textbox" tabindex="0"></div>',
];

// WCAG 2.1.4
test('the shortcut does nothing while the visitor types in a field of any kind', async ({ host, page }) => {
  await beStaff(page);
  host.serve(CHECK, { body: PREVIEW });
  await host.open(`${TAG}${FIELDS.join('')}`);
  await expect(page.getByRole('button', { name: /^Staff preview/ })).toBeVisible();
  for (const [index, field] of FIELDS.entries()) {
    await test.step(field, async () => {
      const place = page.getByLabel('Field').nth(index);
      await place.focus();
      await page.keyboard.press('Alt+Shift+P');
      await place.blur();
      await page.keyboard.press('Control+Alt+Shift+P');
      await expect(page.getByRole('dialog'), field).toHaveCount(0);
      // Each time the dialog was opened, it asked for its tests.
      expect(callsOf(host, '/gettestsat'), field).toHaveLength(index);
      await page.keyboard.press('Alt+Shift+P');
      await expect(page.getByRole('dialog'), field).toBeVisible();
      await host.answered('/gettestsat', index + 1);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog'), field).toHaveCount(0);
    });
  }
});
