import type { Locator } from '@playwright/test';
import type { Answer } from '../../support/answers.ts';
import { expect, test } from '../support/host-page.ts';
import { API, APPLY, beStaff, callsOf, keepPage, openDialog, openPanel, TAG } from '../support/staff.ts';

/**
 * The look of a message: the name of the theme colour of its notification's text and border.
 *
 * @param message an element inside the notification
 */
function lookOf(message: Locator): Promise<string> {
  return message.evaluate((element) => {
    const { color, borderColor, backgroundColor } = getComputedStyle(element.closest('.notification') ?? element);
    const probe = document.createElement('span');
    element.append(probe);
    const named = (name: string): string => {
      probe.style.color = `var(--_${name})`;
      return getComputedStyle(probe).color;
    };
    const looks = ['error', 'success', 'warning', 'information'].filter(
      (name) => color === named(name) && borderColor === named(name) && backgroundColor === named(`${name}-soft`),
    );
    probe.remove();
    return looks.join(' or ');
  });
}

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
      await expect(
        dialog.locator('[aria-live]:not([role])').getByText('Applying settings failed.'),
        status,
      ).toBeVisible();
      await expect(dialog.getByText(detail), status).toBeVisible();
      expect(await lookOf(dialog.getByText('Applying settings failed.')), status).toBe('error');
      await expect(dialog.getByLabel('Date'), status).toHaveValue('2026-12-01');
      await expect(dialog.getByLabel('Group'), status).toHaveValue('C');
    });
  }
});

test('a test without a group is refused, and a success does not look the same', async ({ host, page }) => {
  await openPanel(host);
  const dialog = await openDialog(page);
  await dialog.getByLabel('A/B test').selectOption('headline');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog.getByText('Please also select an A/B test group!')).toBeVisible();
  expect(await lookOf(dialog.getByText('Please also select an A/B test group!'))).toBe('error');
  await expect(dialog.getByLabel('Group')).toBeFocused();
  expect(callsOf(host, '/token')).toEqual([]);
  await dialog.getByLabel('Group').selectOption('B');
  await keepPage(page);
  await dialog.getByRole('button', { name: 'Apply' }).click();
  expect(await lookOf(dialog.getByText('Settings applied successfully.'))).toBe('success');
});

test('a logout that fails says so, looks like an error and keeps the panel', async ({ host, page }) => {
  await beStaff(page);
  host.serve(`GET ${API}/auth/logout`, { status: 500, body: {} });
  await host.open(TAG);
  const dialog = await openDialog(page);
  await dialog.getByRole('button', { name: 'Log out' }).click();
  await expect(dialog.getByText('Logging out failed.')).toBeVisible();
  expect(await lookOf(dialog.getByText('Logging out failed.'))).toBe('error');
});
