import { expect, SHOP, test } from '../support/host-page.ts';
import {
  beStaff,
  callsOf,
  CHECK,
  keepPage,
  LIVE,
  openDialog,
  openPanel,
  PREVIEW,
  SECRET,
  TAG,
} from '../support/staff.ts';

test('a shared link is applied only after a confirmation, and contains no secret', async ({ host, page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: SHOP });
  await openPanel(host, PREVIEW);
  const dialog = await openDialog(page);
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog.getByText('Link copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('2026-12-01T10%3A00');
  expect(link).not.toContain(SECRET);
  host.serve(CHECK, { body: LIVE });
  await page.goto(link);
  await expect(dialog.getByText('opened from a link')).toBeVisible();
  await expect(dialog.getByLabel('Date')).toHaveValue('2026-12-01');
  expect(callsOf(host, '/token')).toEqual([]);
  await keepPage(page);
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog.getByText('Settings applied successfully.')).toBeVisible();
  expect(page.url()).toBe(`${SHOP}/`);
});

const LINK =
  '/page?product=4711&shop-preview-time=2026-12-01T10:00&shop-preview-test=headline&shop-preview-group=B#top';

test('a declined link applies nothing, keeps the other address, and is not proposed again', async ({ host, page }) => {
  await beStaff(page);
  await host.open(TAG, { path: '/page' });
  await page.goto(SHOP + LINK);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('opened from a link')).toBeVisible();
  await expect(dialog.getByLabel('Group')).toHaveValue('B');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(page.url()).toBe(`${SHOP}/page?product=4711#top`);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Staff preview: Live shop' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect(callsOf(host, '/token')).toEqual([]);
});

test('if copying is not allowed the link is shown', async ({ host, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await openPanel(host, PREVIEW);
  const dialog = await openDialog(page);
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog.getByText(`${SHOP}/?shop-preview-time=2026-12-01T10%3A00`)).toBeVisible();
});
