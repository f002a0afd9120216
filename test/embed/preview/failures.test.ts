import type { Answer } from '../../support/answers.ts';
import { expect, test } from '../support/host-page.ts';
import { API, APPLY, beStaff, openDialog, openPanel, TAG } from '../support/staff.ts';

/** In an order in which each differs from the one before in what the dialog says. */
const FAILURES = [
  ['INTERNAL_ERROR', { body: { status: 'INTERNAL_ERROR' } }, 'reported an error'],
  ['401', { status: 401, body: {} }, 'session has expired'],
  ['no answer', undefined, 'did not respond'],
] as const satisfies readonly (readonly [string, Answer | undefined, string])[];

test('a failure shows why, and keeps the selection', async ({ host, page }) => {
  await openPanel(host);
  const dialog = await openDialog(page);
  await dialog.getByLabel('Date').fill('2026-12-01');
  await expect(dialog.getByText('Active tests found.')).toBeVisible();
  await dialog.getByLabel('A/B test').selectOption('headline');
  await dialog.getByLabel('Group').selectOption('C');
  for (const [index, [status, answer, detail]] of FAILURES.entries()) {
    await test.step(status, async () => {
      host.serve(
        APPLY,
        answer ??
          (async (_, route) => {
            await route.abort();
            return undefined;
          }),
      );
      await dialog.getByRole('button', { name: 'Apply' }).click();
      await host.answered('/token', index + 1);
      // One text: screen readers tell several in any order.
      const text = new RegExp(`^Applying settings failed\\. .*${detail}`);
      await expect(dialog.locator('[aria-live] p').filter({ hasText: text }), status).toBeVisible();
      await expect(dialog.getByLabel('Date'), status).toHaveValue('2026-12-01');
      await expect(dialog.getByLabel('Group'), status).toHaveValue('C');
    });
  }
});

test('a logout that fails says so and keeps the panel', async ({ host, page }) => {
  await beStaff(page);
  host.serve(`GET ${API}/auth/logout`, { status: 500, body: {} });
  await host.open(TAG);
  const dialog = await openDialog(page);
  await dialog.getByRole('button', { name: 'Log out' }).click();
  await expect(dialog.getByText('Logging out failed.')).toBeVisible();
});
