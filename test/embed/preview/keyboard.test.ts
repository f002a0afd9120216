import { expect, test } from '../support/host-page.ts';
import {
  beStaff,
  callsOf,
  keepPage,
  LIST,
  openPanel,
  PREVIEW,
  query,
  serveStaff,
  TAG,
  TESTS,
} from '../support/staff.ts';

// WCAG 2.1.1, 2.1.2
test('the keyboard alone opens, chooses, applies and closes', async ({ host, page }) => {
  await beStaff(page);
  serveStaff(host);
  await host.open(`<input aria-label="Search">${TAG}`);
  await expect(page.getByRole('button', { name: /^Staff preview/ })).toBeVisible();
  await page.getByLabel('Search').focus();
  await page.keyboard.press('Alt+Shift+P');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByLabel('Search').blur();
  await page.keyboard.press('Alt+Shift+P');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Date')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: /^Staff preview/ }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Active tests found.')).toBeVisible();
  await dialog.getByLabel('A/B test').focus();
  await page.keyboard.press('t');
  await expect(dialog.getByLabel('A/B test')).toHaveValue('teaser');
  await dialog.getByLabel('Group').focus();
  await page.keyboard.press('Alt+Shift+ArrowRight');
  await expect(dialog.getByLabel('Group')).toHaveValue('X');
  await keepPage(page);
  await dialog.getByRole('button', { name: 'Apply' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Settings applied successfully.')).toBeVisible();
});

test('Alt+Shift+ArrowLeft applies the group before that of the active test', async ({ host, page }) => {
  await openPanel(host, PREVIEW);
  await expect(page.getByRole('button', { name: /^Staff preview/ })).toBeVisible();
  await page.keyboard.press('Alt+Shift+ArrowLeft');
  await expect
    .poll(() => callsOf(host, '/token').map(query))
    .toEqual([{ dateTime: '2026-12-01T10:00', test: 'headline', group: 'A' }]);
});

test('a key press without tests reports that, and the next one works', async ({ host, page }) => {
  await beStaff(page);
  serveStaff(host, PREVIEW);
  host.serve(TESTS, { status: 500, body: {} });
  await host.open(TAG);
  await expect(page.getByRole('button', { name: /^Staff preview/ })).toBeVisible();
  await page.keyboard.press('Alt+Shift+ArrowRight');
  await expect(page.getByText('Failed to fetch AB tests.')).toBeVisible();
  expect(callsOf(host, '/token')).toEqual([]);
  host.serve(TESTS, { body: LIST });
  await keepPage(page);
  await page.keyboard.press('Alt+Shift+ArrowRight');
  await expect(page.getByText('Settings applied successfully.')).toBeVisible();
});

test('a dialog that closes restores the focus', async ({ host, page }) => {
  await beStaff(page);
  serveStaff(host);
  await host.open(`${TAG}<a href="#here">Sale</a>`);
  await expect(page.getByRole('button', { name: /^Staff preview/ })).toBeVisible();
  await page.getByRole('link', { name: 'Sale' }).focus();
  await page.keyboard.press('Alt+Shift+P');
  await expect(page.getByRole('dialog').getByLabel('Date')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Sale' })).toBeFocused();
});

const FIELDS = [
  '<input aria-label="Field">',
  '<div aria-label="Field" contenteditable tabindex="0"></div>',
  '<div aria-label="Field" role="textbox" tabindex="0"></div>',
];

// WCAG 2.1.4
test('the keys do nothing while the visitor types in a field of any kind', async ({ host, page }) => {
  await beStaff(page);
  serveStaff(host, PREVIEW);
  await host.open(`${TAG}${FIELDS.join('')}`);
  await expect(page.getByRole('button', { name: /^Staff preview/ })).toBeVisible();
  for (const [index, field] of FIELDS.entries()) {
    await test.step(field, async () => {
      const place = page.getByLabel('Field').nth(index);
      await place.focus();
      for (const key of ['P', 'ArrowLeft', 'ArrowRight']) await page.keyboard.press(`Alt+Shift+${key}`);
      await place.blur();
      await page.keyboard.press('Control+Alt+Shift+P');
      await expect(page.getByRole('dialog'), field).toHaveCount(0);
      expect(callsOf(host, '/token'), field).toEqual([]);
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
