import type { Page } from '@playwright/test';
import { expect, test } from '../support/host-page.ts';
import { API, keepPage, LOGGED_OUT, openDialog, openPanel } from '../support/staff.ts';

const stored = (page: Page) =>
  page.evaluate(() => [...Object.entries(sessionStorage), ...Object.entries(localStorage)]);

const KEPT = [['shop-preview', '{"recent":[{"dateTime":"2026-12-24T18:00","test":null,"group":null}],"dock":"left"}']];

test('the recent settings and the side are kept over the reload after an apply, until a logout works', async ({
  host,
  page,
}) => {
  await openPanel(host);
  const dialog = await openDialog(page);
  expect(await stored(page), 'nothing is stored by the panel alone').toEqual([]);
  await dialog.getByRole('button', { name: 'Left' }).click();
  await dialog.getByLabel('Date').fill('2026-12-24');
  await dialog.getByLabel('Time', { exact: true }).fill('18:00');
  const reloaded = page.waitForEvent('load');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await reloaded;

  await openDialog(page);
  await expect(dialog.getByRole('group', { name: 'Recent' }).getByRole('button')).toHaveText(['2026-12-24 18:00']);
  await expect(dialog.getByRole('button', { name: 'Left' })).toHaveAttribute('aria-pressed', 'true');
  expect((await page.getByRole('region', { name: 'Staff preview' }).boundingBox())?.x).toBe(16);
  expect(await stored(page)).toEqual(KEPT);

  await test.step('a logout that fails keeps them', async () => {
    host.serve(`GET ${API}/auth/logout`, { status: 500, body: {} });
    await dialog.getByRole('button', { name: 'Log out' }).click();
    await expect(dialog.getByText('Logging out failed.')).toBeVisible();
    expect(await stored(page)).toEqual(KEPT);
  });
  await test.step('a logout clears them', async () => {
    host.serve(`GET ${API}/auth/logout`, LOGGED_OUT);
    await keepPage(page);
    await dialog.getByRole('button', { name: 'Log out' }).click();
    await expect(page.locator('shop-preview .root *')).toHaveCount(0);
    expect(await stored(page)).toEqual([]);
  });
});
