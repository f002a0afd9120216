import { type Answer, expect, test } from '../support/host-page.ts';
import { APPLY, beStaff, callsOf, openDialog, serveStaff, TAG } from '../support/staff.ts';

test('a test without a group is refused', async ({ host, page }) => {
  await beStaff(page);
  serveStaff(host);
  await host.open(TAG);
  const dialog = await openDialog(page);
  await dialog.getByLabel('A/B test').selectOption('headline');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog.getByText('Please also select an A/B test group!')).toBeVisible();
  expect(callsOf(host, '/token')).toEqual([]);
});

for (const [status, answer, detail] of [
  ['BAD_REQUEST', { body: { status: 'BAD_REQUEST' } }, 'rejected these settings'],
  ['INTERNAL_ERROR', { body: { status: 'INTERNAL_ERROR' } }, 'reported an error'],
  ['UNAUTHORIZED', { body: { status: 'UNAUTHORIZED' } }, 'session has expired'],
  ['401', { status: 401, body: {} }, 'session has expired'],
  ['an error page', { status: 502, body: '<h1>Bad Gateway</h1>' }, 'reported an error'],
  ['no answer', undefined, 'did not respond'],
] as const satisfies readonly (readonly [string, Answer | undefined, string])[]) {
  test(`${status} fails with a word on why, and keeps the selection`, async ({ host, page }) => {
    await beStaff(page);
    serveStaff(host);
    if (answer) host.serve(APPLY, answer);
    else {
      host.serve(APPLY, async (_, route) => {
        await route.abort();
        return undefined;
      });
    }
    await host.open(TAG);
    const dialog = await openDialog(page);
    await dialog.getByLabel('Date').fill('2026-12-01');
    await expect(dialog.getByText('Active tests found.')).toBeVisible();
    await dialog.getByLabel('A/B test').selectOption('headline');
    await dialog.getByLabel('Group').selectOption('C');
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await expect(dialog.getByText('Applying settings failed.')).toBeVisible();
    await expect(dialog.getByText(detail)).toBeVisible();
    await expect(dialog.getByLabel('Date')).toHaveValue('2026-12-01');
    await expect(dialog.getByLabel('Group')).toHaveValue('C');
  });
}
