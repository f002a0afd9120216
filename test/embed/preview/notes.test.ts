import type { Page } from '@playwright/test';
import { expect, type HostPage, SHOP, test } from '../support/host-page.ts';
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

/** Leaves notes, and finds them in the dialog after the reload; the dialog stays open. */
async function expectKept(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^Preview/ })).toBeVisible();
  expect(await stored(page), 'nothing is stored by the panel alone').toEqual([]);
  await leaveNotes(page);
  await expect.poll(() => pillX(page)).toBe(16);
  const dialog = await openDialog(page);
  await expect(dialog.getByRole('group', { name: 'Recent' }).getByRole('button')).toHaveText(['2026-12-24 18:00']);
  await expect(dialog.getByRole('button', { name: 'Left' })).toHaveAttribute('aria-pressed', 'true');
  expect(await stored(page)).toEqual(KEPT);
}

test.beforeEach(async ({ host, page }) => {
  await beStaff(page);
  serveStaff(host);
});

test('the recent settings and the side are kept over the reload after an apply, until a logout works', async ({
  host,
  page,
}) => {
  await host.open(TAG);
  await expectKept(page);
  const dialog = page.getByRole('dialog');
  await test.step('a logout that fails keeps them', async () => {
    host.serve(`GET ${API}/auth/logout`, { status: 500, body: {} });
    await dialog.getByRole('button', { name: 'Log out' }).click();
    await expect(dialog.getByText('Logging out failed.')).toBeVisible();
    expect(await stored(page)).toEqual(KEPT);
  });
  await test.step('a logout clears them', async () => {
    host.serve(`GET ${API}/auth/logout`, { body: { status: 'SUCCESS' } });
    await dialog.getByRole('button', { name: 'Log out' }).click();
    await expect(page.locator('shop-preview .root *')).toHaveCount(0);
    expect(await stored(page)).toEqual([]);
  });
});

test('so are they in the footer', async ({ host, page }) => {
  await host.open('<shop-footer></shop-footer>');
  await expectKept(page);
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

/** Reloads a page with notes, on which the visitor is no staff any more. */
async function expectCleared(host: HostPage, page: Page, name: string): Promise<void> {
  expect(await stored(page), name).not.toEqual([]);
  host.serve(CHECK, { body: { status: 'UNAUTHORIZED' } });
  await page.reload();
  await expect.poll(() => stored(page), name).toEqual([]);
}

test('a page whose visitor is refused or has no cookie clears the notes of a previous session', async ({
  host,
  page,
}) => {
  await host.open(TAG);
  await leaveNotes(page);
  await expect(page.getByRole('button', { name: /^Preview/ })).toBeVisible();
  await page.context().addCookies([{ name: 'StaffAuthToken', value: 'old', url: SHOP }]);
  await expectCleared(host, page, 'is refused');
  await beStaff(page);
  host.serve(CHECK, { body: { ...PREVIEW, token: 'secret-4711' } });
  await page.reload();
  await leaveNotes(page);
  await expect(page.getByRole('button', { name: /^Preview/ })).toBeVisible();
  expect(JSON.stringify(await stored(page)), 'what staff note on a page with a preview').not.toContain('secret');
  await page.context().clearCookies();
  await expectCleared(host, page, 'has no cookie');
});

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
