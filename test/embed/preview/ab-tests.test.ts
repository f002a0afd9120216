import { gate } from '../session/session-page.ts';
import { expect, test } from '../support/host-page.ts';
import { beStaff, callsOf, LIST, openDialog, query, serveStaff, TAG, TESTS } from '../support/staff.ts';

test.describe('the list of tests', () => {
  test('says that it is loading, that there are none, and that it failed', async ({ host, page }) => {
    await beStaff(page);
    serveStaff(host);
    const answer = gate();
    host.serve(TESTS, async () => {
      await answer.passed;
      return { body: [] };
    });
    await host.open(TAG);
    const dialog = await openDialog(page);
    await expect(dialog.getByText('Loading tests...')).toBeVisible();
    await expect.poll(() => callsOf(host, '/gettestsat').length).toBe(1);
    answer.open();
    await expect(dialog.getByText('No active tests for this date.')).toBeVisible();
    host.serve(TESTS, { status: 500, body: {} });
    await dialog.getByLabel('Date').fill('2027-01-01');
    await expect(dialog.getByText('Failed to fetch AB tests.')).toBeVisible();
    await expect(dialog.getByLabel('A/B test')).toHaveAttribute('aria-invalid', 'true');
  });

  test('of the last selected date wins, and the previous request is aborted', async ({ host, page }) => {
    await beStaff(page);
    serveStaff(host);
    const failed: string[] = [];
    page.on('requestfailed', (request) => failed.push(query(request).time ?? ''));
    host.serve(TESTS, (request) => {
      const never = query(request).time?.startsWith('2027-01-01') === true;
      return never ? new Promise(() => undefined) : { body: LIST };
    });
    await host.open(TAG);
    const dialog = await openDialog(page);
    await dialog.getByLabel('Date').fill('2027-01-01');
    await expect.poll(() => callsOf(host, '/gettestsat').length).toBe(2);
    await dialog.getByLabel('Date').fill('2027-02-02');
    await expect(dialog.getByText('Active tests found.')).toBeVisible();
    await expect.poll(() => failed).toEqual([expect.stringMatching(/^2027-01-01/)]);
    await expect(dialog.getByLabel('A/B test').locator('option')).toContainText(['headline', 'teaser']);
  });
});
