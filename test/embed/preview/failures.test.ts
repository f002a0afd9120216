import { type Answer, expect, test } from '../support/host-page.ts';
import { lookOf } from '../support/notifications.ts';
import { API, APPLY, beStaff, callsOf, openDialog, serveStaff, TAG } from '../support/staff.ts';

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
  test(`${status} shows why it failed, and keeps the selection`, async ({ host, page }) => {
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
    await expect(dialog.getByRole('status').getByText('Applying settings failed.')).toBeVisible();
    await expect(dialog.getByText(detail)).toBeVisible();
    expect(await lookOf(dialog.getByText('Applying settings failed.'))).toBe('error');
    await expect(dialog.getByLabel('Date')).toHaveValue('2026-12-01');
    await expect(dialog.getByLabel('Group')).toHaveValue('C');
  });
}

test('a success and a refused choice do not look the same', async ({ host, page }) => {
  await beStaff(page);
  serveStaff(host);
  await host.open(TAG);
  const dialog = await openDialog(page);
  await dialog.getByLabel('A/B test').selectOption('headline');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  expect(await lookOf(dialog.getByText('Please also select an A/B test group!'))).toBe('error');
  await dialog.getByLabel('Group').selectOption('B');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  expect(await lookOf(dialog.getByText('Settings applied successfully.'))).toBe('success');
});

test('a logout that fails looks like an error', async ({ host, page }) => {
  await beStaff(page);
  serveStaff(host);
  host.serve(`GET ${API}/auth/logout`, { status: 500, body: {} });
  await host.open(TAG);
  const dialog = await openDialog(page);
  await dialog.getByRole('button', { name: 'Log out' }).click();
  expect(await lookOf(dialog.getByText('Logging out failed.'))).toBe('error');
});
