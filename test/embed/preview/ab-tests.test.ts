import { gate, heldBy } from '../session/session-page.ts';
import { expect, test } from '../support/host-page.ts';
import { beStaff, callsOf, LIST, openDialog, openPanel, PREVIEW, query, TAG, TESTS } from '../support/staff.ts';

test('the list of the last selected date wins, and the previous request is aborted', async ({ host, page }) => {
  await beStaff(page);
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(query(request).time ?? ''));
  host.serve(TESTS, (request) => {
    const never = query(request).time?.startsWith('2027-01-01') === true;
    return never ? new Promise(() => undefined) : { body: LIST };
  });
  await host.open(TAG);
  const dialog = await openDialog(page);
  // The request for today ends before the next one could abort it.
  await expect(dialog.getByText('Active tests found.')).toBeVisible();
  await dialog.getByLabel('Date').fill('2027-01-01');
  await expect.poll(() => callsOf(host, '/gettestsat').length).toBe(2);
  await dialog.getByLabel('Date').fill('2027-02-02');
  await expect(dialog.getByText('Active tests found.')).toBeVisible();
  await expect.poll(() => failed).toEqual([expect.stringMatching(/^2027-01-01/)]);
  await expect(dialog.getByLabel('A/B test').locator('option')).toContainText(['headline', 'teaser']);
});

test('"None" stays chosen, and a placeholder stands for a test that was never chosen', async ({ host, page }) => {
  await beStaff(page);
  await host.open(TAG);
  const dialog = await openDialog(page);
  const list = dialog.getByLabel('A/B test');
  await expect(dialog.getByText('Active tests found.')).toBeVisible();
  await expect(list.locator('option:checked')).toHaveText('Choose a test');
  await list.selectOption('headline');
  await list.selectOption('None');
  await expect(list.locator('option:checked')).toHaveText('None');
  await expect(dialog.getByLabel('Group', { exact: true })).toBeDisabled();
});

test('a list without the chosen test leaves the focus in the dialog', async ({ host, page }) => {
  const answer = gate();
  host.serve(TESTS, heldBy(answer, { body: [] }));
  await openPanel(host, PREVIEW);
  const dialog = await openDialog(page);
  await dialog.getByLabel('Group').focus();
  answer.open();
  await expect(dialog.getByText('No active tests for this date.')).toBeVisible();
  await expect(dialog.getByLabel('Group')).toBeDisabled();
  await expect(dialog.getByLabel('A/B test')).toBeFocused();
});
