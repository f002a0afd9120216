import type { Page } from '@playwright/test';
import { expect, SHOP, test } from '../support/host-page.ts';
import { API, beStaff, CHECK, openDialog, PREVIEW, serveStaff, TAG } from '../support/staff.ts';

const stored = (page: Page) =>
  page.evaluate(() => [...Object.entries(sessionStorage), ...Object.entries(localStorage)]);

/** The distance of the badge from the left edge of the window. */
async function pillX(page: Page): Promise<number> {
  return (await page.getByRole('region', { name: 'Staff preview' }).boundingBox())?.x ?? 0;
}

/** Applies a date, docks on the left and waits for the reload. */
async function leaveNotes(page: Page): Promise<void> {
  const dialog = await openDialog(page);
  await dialog.getByRole('button', { name: 'Left' }).click();
  await dialog.getByLabel('Date').fill('2026-12-24');
  await dialog.getByLabel('Time', { exact: true }).fill('18:00');
  const reloaded = page.waitForEvent('load');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await reloaded;
}

const KEPT = [['shop-preview', '{"recent":[{"dateTime":"2026-12-24T18:00","test":null,"group":null}],"dock":"left"}']];

test.beforeEach(async ({ host, page }) => {
  await beStaff(page);
  serveStaff(host);
});

for (const tag of [TAG, '<shop-footer></shop-footer>']) {
  test(`the recent settings and the side of the panel in ${tag} are kept over the reload after an apply`, async ({
    host,
    page,
  }) => {
    await host.open(tag);
    await expect(page.getByRole('button', { name: /^Preview/ })).toBeVisible();
    expect(await stored(page), 'nothing is stored by the panel alone').toEqual([]);
    await leaveNotes(page);
    await expect.poll(() => pillX(page)).toBe(16);
    const dialog = await openDialog(page);
    await expect(dialog.getByRole('group', { name: 'Recent' }).getByRole('button')).toHaveText(['2026-12-24 18:00']);
    await expect(dialog.getByRole('button', { name: 'Left' })).toHaveAttribute('aria-pressed', 'true');
    expect(await stored(page)).toEqual(KEPT);
  });
}

test('a logout clears them', async ({ host, page }) => {
  await host.open(TAG);
  await leaveNotes(page);
  const dialog = await openDialog(page);
  await dialog.getByRole('button', { name: 'Log out' }).click();
  await expect(page.locator('shop-preview .root *')).toHaveCount(0);
  expect(await stored(page)).toEqual([]);
});

test('a logout that fails keeps them', async ({ host, page }) => {
  await host.open(TAG);
  await leaveNotes(page);
  host.serve(`GET ${API}/auth/logout`, { status: 500, body: {} });
  const dialog = await openDialog(page);
  await dialog.getByRole('button', { name: 'Log out' }).click();
  await expect(dialog.getByText('Logging out failed.')).toBeVisible();
  expect(await stored(page)).toEqual(KEPT);
});

test('a session that expires clears them', async ({ host, page }) => {
  await page.clock.install();
  await host.open(TAG);
  await leaveNotes(page);
  await host.answered('/auth/login/renew', 2);
  host.serve(`GET ${API}/auth/login/renew`, { body: { status: 'UNAUTHORIZED' } });
  await page.clock.runFor(301_000);
  await expect(page.getByRole('alert')).toContainText('Your staff session has expired.');
  expect(await stored(page)).toEqual([]);
});

for (const [name, end] of [
  ['is refused', (page: Page) => page.context().addCookies([{ name: 'StaffAuthToken', value: 'old', url: SHOP }])],
  ['has no cookie', (page: Page) => page.context().clearCookies()],
] as const) {
  test(`a page whose visitor ${name} clears the notes of a previous session`, async ({ host, page }) => {
    await host.open(TAG);
    await leaveNotes(page);
    await expect(page.getByRole('button', { name: /^Preview/ })).toBeVisible();
    await end(page);
    host.serve(CHECK, { body: { status: 'UNAUTHORIZED' } });
    await page.reload();
    await expect.poll(() => stored(page)).toEqual([]);
  });
}

test('if the storage is invalid the panel starts without notes, without an error', async ({ host, page }) => {
  await page.addInitScript(() => {
    if (!('begun' in sessionStorage)) sessionStorage.setItem('shop-preview', '{"recent":[{"dateTime":4711},null');
    sessionStorage.setItem('begun', 'yes');
  });
  await host.open(TAG);
  const dialog = await openDialog(page);
  await expect(dialog.getByRole('group', { name: 'Recent' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await leaveNotes(page);
  await openDialog(page);
  await expect(dialog.getByRole('group', { name: 'Recent' }).getByRole('button')).toHaveText(['2026-12-24 18:00']);
  expect(host.console).toEqual([]);
});

test('if the page may not store anything they are kept in memory, without an error', async ({ host, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('The document is sandboxed.', 'SecurityError');
      },
    });
    document.addEventListener('shop-preview-apply', (event) => event.preventDefault());
  });
  await host.open(TAG);
  const dialog = await openDialog(page);
  await dialog.getByRole('button', { name: 'Left' }).click();
  await dialog.getByLabel('Date').fill('2026-12-24');
  await dialog.getByLabel('Time', { exact: true }).fill('18:00');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog.getByRole('group', { name: 'Recent' }).getByRole('button')).toHaveText(['2026-12-24 18:00']);
  await page.keyboard.press('Escape');
  expect(await pillX(page)).toBe(16);
  await openDialog(page);
  await dialog.getByRole('button', { name: 'Log out' }).click();
  await expect(page.locator('shop-preview .root *')).toHaveCount(0);
  expect(host.console).toEqual([]);
});

test('what staff note on a page that shows PREVIEW settings holds no token', async ({ host, page }) => {
  host.serve(CHECK, { body: { ...PREVIEW, token: 'secret-4711' } });
  await host.open(TAG);
  await leaveNotes(page);
  expect(JSON.stringify(await stored(page))).not.toContain('secret');
});
