import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/host-page.ts';
import { beStaff, callsOf, CHECK, keepPage, openDialog, PREVIEW, query, TAG } from '../support/staff.ts';

/**
 * The order of the parts of a date field depends on the language of the browser; a field beside the widget reveals it.
 */
async function placeOfYear(page: Page): Promise<number> {
  const scratch = page.getByTestId('scratch');
  for (const place of [0, 1, 2]) {
    await scratch.fill('2026-06-15');
    await enterPart(page, scratch, place);
    await page.keyboard.press('ArrowUp');
    if ((await scratch.inputValue()).startsWith('2027')) return place;
  }
  throw new Error('The date field has no year.');
}

/** Puts the focus into one part of a date field. */
async function enterPart(page: Page, field: Locator, place: number): Promise<void> {
  await field.blur();
  await field.focus();
  for (let step = 0; step < place; step += 1) await page.keyboard.press('ArrowRight');
}

/** The times for which tests were requested. */
const askedFor = (calls: ReturnType<typeof callsOf>) => calls.map((call) => query(call).time);

const PAGE = `<input type="date" data-testid="scratch">${TAG}`;
const OPENED = '2026-12-01T10:00:00+01:00';

test.beforeEach(async ({ host, page }) => {
  await beStaff(page);
  host.serve(CHECK, { body: PREVIEW });
  await host.open(PAGE);
});

test('while the digits of a year are typed nothing is requested, and the selected test and group are kept', async ({
  host,
  page,
}) => {
  const place = await placeOfYear(page);
  const dialog = await openDialog(page);
  const [date, group] = [dialog.getByLabel('Date'), dialog.getByLabel('Group')];
  await expect(dialog.getByText('Active tests found.')).toBeVisible();
  await enterPart(page, date, place);
  for (const [digit, value] of [
    ['2', '0002-12-01'],
    ['0', '0020-12-01'],
    ['2', '0202-12-01'],
  ] as const) {
    await page.keyboard.press(digit);
    await expect(date).toHaveValue(value);
    await expect(dialog.getByText('Active tests found.')).toBeVisible();
    await expect(dialog.getByLabel('A/B test')).toHaveValue('headline');
    await expect(group).toHaveValue('B');
  }
  await page.keyboard.press('7');
  await expect(date).toHaveValue('2027-12-01');
  await expect.poll(() => askedFor(callsOf(host, '/gettestsat'))).toEqual([OPENED, '2027-12-01T10:00:00+01:00']);
  await expect(dialog.getByText('Active tests found.')).toBeVisible();
  await expect(group).toHaveValue('B');
  expect(host.console).toEqual([]);
});

test('a time that lacks a part requests nothing, and applied it is the beginning of the day', async ({
  host,
  page,
}) => {
  const dialog = await openDialog(page);
  const time = dialog.getByLabel('Time', { exact: true });
  await expect(dialog.getByText('Active tests found.')).toBeVisible();
  await page.clock.install();
  await time.focus();
  await page.keyboard.press('Backspace');
  await expect(time).toHaveValue('');
  await page.clock.runFor(1000);
  await expect(dialog.getByText('Active tests found.')).toBeVisible();
  expect(askedFor(callsOf(host, '/gettestsat'))).toEqual([OPENED]);
  await keepPage(page);
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(time).toHaveValue('00:00');
  await expect.poll(() => query(callsOf(host, '/token')[0]).dateTime).toBe('2026-12-01T00:00');
});
