import { expect, test } from '../support/host-page.ts';
import { beStaff, callsOf, keepPage, openDialog, openPanel, PREVIEW, query } from '../support/staff.ts';

test('the dialog opens with the active settings, or with now in the zone of the site', async ({ host, page }) => {
  await page.clock.setFixedTime('2026-11-21T23:30:00Z');
  await beStaff(page);
  await host.open('<shop-preview site="TR"></shop-preview>');
  const dialog = await openDialog(page);
  await expect(dialog.getByLabel('Date')).toHaveValue('2026-11-22');
  await expect(dialog.getByLabel('Date'), 'WebKit centres the parts of no block').toHaveCSS('display', 'flex');
  await expect(dialog.getByLabel('Time', { exact: true })).toHaveValue('02:30');
  await expect(dialog.getByText('Time zone: Europe/Istanbul')).toBeVisible();
  expect(query(callsOf(host, '/gettestsat')[0])).toEqual({ time: '2026-11-22T02:30:00+03:00' });
});

// WCAG 3.3.1
test('an incomplete date is reported beside its field, and not applied', async ({ host, page }) => {
  await openPanel(host, PREVIEW);
  const dialog = await openDialog(page);
  const date = dialog.getByLabel('Date');
  const clearOnePart = async (): Promise<void> => {
    await date.fill('2026-12-01');
    await date.press('Backspace');
  };
  for (const type of [clearOnePart, async () => date.fill('0202-12-01')]) {
    await type();
    await expect(date).not.toHaveAttribute('aria-invalid');
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await expect(date).toHaveAccessibleDescription('Enter a complete date, or choose Now.');
    await expect(date).toBeFocused();
  }
  expect(callsOf(host, '/token')).toEqual([]);
});

for (const [what, typed] of [
  ['an invalid', '12026-11-21'],
  ['an emptied', ''],
] as const) {
  test(`${what} date becomes the current time, and an error is logged`, async ({ host, page }) => {
    await page.clock.setFixedTime('2026-11-21T09:15:00Z');
    await openPanel(host, PREVIEW);
    await keepPage(page);
    const dialog = await openDialog(page);
    await dialog.getByLabel('Date').fill(typed);
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await expect(dialog.getByText('Settings applied successfully.')).toBeVisible();
    expect(query(callsOf(host, '/token')[0]).dateTime).toBe('2026-11-21T10:15');
    expect(host.console.some((line) => line.startsWith('error: [shop-widgets] The preview date'))).toBe(true);
  });
}

test('an hour that the clocks skip is asked for and applied as the one after it', async ({ host, page }) => {
  await openPanel(host, PREVIEW);
  await keepPage(page);
  const dialog = await openDialog(page);
  await dialog.getByLabel('Date').fill('2027-03-28');
  await dialog.getByLabel('Time', { exact: true }).fill('02:30');
  await expect(dialog.getByText('2027-03-28 03:30')).toBeVisible();
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog.getByText('Settings applied successfully.')).toBeVisible();
  expect(query(callsOf(host, '/token')[0]).dateTime).toBe('2027-03-28T03:30');
});

test('an incomplete year requests nothing, and keeps the selected test and group', async ({ host, page }) => {
  await openPanel(host, PREVIEW);
  const dialog = await openDialog(page);
  const date = dialog.getByLabel('Date');
  await expect(dialog.getByText('Active tests found.')).toBeVisible();
  for (const typed of ['0002-12-01', '0202-12-01', '2027-12-01']) await date.fill(typed);
  await expect
    .poll(() => callsOf(host, '/gettestsat').map((call) => query(call).time))
    .toEqual(['2026-12-01T10:00:00+01:00', '2027-12-01T10:00:00+01:00']);
  await expect(dialog.getByLabel('Group')).toHaveValue('B');
});
