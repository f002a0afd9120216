import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/host-page.ts';
import { beStaff, callsOf, LIST, openDialog, PREVIEW, query, serveStaff, TAG, TESTS } from '../support/staff.ts';

/**
 * The order of the parts of a date field depends on the language of the browser; a field beside the widget reveals it.
 */
async function placeOf(page: Page, part: 'year' | 'month'): Promise<number> {
  const scratch = page.getByTestId('scratch');
  for (const place of [0, 1, 2]) {
    await scratch.fill('2026-06-15');
    await enterPart(page, scratch, place);
    await page.keyboard.press('ArrowUp');
    const [year, month] = (await scratch.inputValue()).split('-');
    if (part === 'year' ? year === '2027' : month === '07') return place;
  }
  throw new Error(`The date field has no ${part}.`);
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
  serveStaff(host, PREVIEW);
  await host.open(PAGE);
});

test('while the digits of a year are typed nothing is requested, and the selected test and group are kept', async ({
  host,
  page,
}) => {
  const place = await placeOf(page, 'year');
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
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(time).toHaveValue('00:00');
  await expect.poll(() => query(callsOf(host, '/token')[0]).dateTime).toBe('2026-12-01T00:00');
});

test('the digits of a month form other dates, which are not requested', async ({ host, page }) => {
  const place = await placeOf(page, 'month');
  const dialog = await openDialog(page);
  const date = dialog.getByLabel('Date');
  await expect(dialog.getByText('Active tests found.')).toBeVisible();
  await date.fill('2027-06-01');
  await expect.poll(() => callsOf(host, '/gettestsat').length).toBe(2);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await enterPart(page, date, place);
  await page.keyboard.press('1');
  await expect(date).toHaveValue('2027-01-01');
  await page.clock.runFor(200);
  await page.keyboard.press('1');
  await expect(date).toHaveValue('2027-11-01');
  await page.clock.runFor(300);
  await expect.poll(() => askedFor(callsOf(host, '/gettestsat')).slice(2)).toEqual(['2027-11-01T10:00:00+01:00']);
});

test('a test that is not active at a date is selected again at one where it is', async ({ host, page }) => {
  host.serve(TESTS, (request) => ({ body: query(request).time?.startsWith('2027-01') === true ? [] : LIST }));
  const dialog = await openDialog(page);
  const [date, group] = [dialog.getByLabel('Date'), dialog.getByLabel('Group')];
  await date.fill('2027-01-01');
  await expect(dialog.getByText('No active tests for this date.')).toBeVisible();
  await expect(group).toHaveValue('');
  await date.fill('2027-02-01');
  await expect(dialog.getByText('Active tests found.')).toBeVisible();
  await expect(group).toHaveValue('B');
  await date.fill('2027-01-01');
  await expect(group).toHaveValue('');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog.getByText('Settings applied successfully.')).toBeVisible();
  expect(query(callsOf(host, '/token')[0])).toEqual({ dateTime: '2027-01-01T10:00' });
});
