import type { Locator } from '@playwright/test';
import { gate, heldBy } from '../session/session-page.ts';
import { expect, test } from '../support/host-page.ts';
import { APPLY, callsOf, holdReload, openDialog, openPanel, query } from '../support/staff.ts';

async function apply(dialog: Locator, date: string): Promise<void> {
  await dialog.getByLabel('Date').fill(date);
  await dialog.getByRole('button', { name: 'Apply' }).click();
}

const applied = (dialog: Locator) => dialog.getByText('Settings applied successfully.');

test.describe('settings that are applied shortly after others', () => {
  test.beforeEach(async ({ host, page }) => {
    await page.clock.install();
    await openPanel(host);
    await expect(page.getByRole('button', { name: /^Staff preview/ })).toBeVisible();
    await holdReload(page);
  });

  test('are not aborted by the reload for the first', async ({ host, page }) => {
    const dialog = await openDialog(page);
    await apply(dialog, '2026-12-01');
    await expect(applied(dialog)).toBeVisible();
    const answer = gate();
    host.serve(APPLY, heldBy(answer, { body: { status: 'SUCCESS' } }));
    let loads = 0;
    page.on('load', () => (loads += 1));
    await apply(dialog, '2026-12-02');
    await expect.poll(() => callsOf(host, '/token').length).toBe(2);
    await page.clock.runFor(10_000);
    answer.open();
    await expect(applied(dialog)).toBeVisible();
    await page.clock.runFor(1400);
    expect(loads).toBe(0);
    const reloaded = page.waitForEvent('load');
    await page.clock.runFor(200);
    await reloaded;
    expect(callsOf(host, '/token').map((call) => query(call).dateTime?.slice(0, 10))).toEqual([
      '2026-12-01',
      '2026-12-02',
    ]);
  });

  test('wait for the answer to the first, also in a dialog that was closed', async ({ host, page }) => {
    const answer = gate();
    host.serve(APPLY, heldBy(answer, { body: { status: 'SUCCESS' } }));
    const dialog = await openDialog(page);
    await apply(dialog, '2026-12-01');
    const button = dialog.getByRole('button', { name: 'Apply' });
    await dialog.getByLabel('Date').fill('2026-12-02');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await page.keyboard.press('Escape');
    await openDialog(page);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    answer.open();
    await expect(applied(dialog)).toBeVisible();
  });

  test('and refused do not prevent the reload for the first', async ({ host, page }) => {
    const dialog = await openDialog(page);
    await apply(dialog, '2026-12-01');
    await expect(applied(dialog)).toBeVisible();
    host.serve(APPLY, { body: { status: 'BAD_REQUEST' } });
    await apply(dialog, '2026-12-02');
    await expect(dialog.getByText('Applying settings failed.')).toBeVisible();
    const reloaded = page.waitForEvent('load');
    await page.clock.runFor(1600);
    await reloaded;
  });
});
