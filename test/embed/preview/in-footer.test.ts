import { expect, test } from '../support/host-page.ts';
import { beStaff, openDialog, TAG } from '../support/staff.ts';
import { setAttribute } from '../support/tag.ts';

test('the footer keeps the staff panel, however little it shows', async ({ host, page }) => {
  await beStaff(page);
  await host.open('<shop-footer reduced platform="MATCH"></shop-footer>');
  await expect(page.getByRole('button', { name: 'Staff preview: Live shop' })).toBeVisible();
});

test('a footer that the page hides leaves the panel to <shop-preview>', async ({ host, page }) => {
  await beStaff(page);
  await host.open(`<div style="display:none"><shop-footer></shop-footer></div>${TAG}`);
  await expect(page.getByRole('button', { name: 'Staff preview: Live shop' })).toBeVisible();
  await page.keyboard.press('Alt+Shift+P');
  await expect(page.getByRole('dialog', { name: 'Preview settings' })).toBeVisible();
});

test('a footer that a layout shows again has the panel again, and never more than one', async ({ host, page }) => {
  await beStaff(page);
  await host.open(`<shop-layout page-header="NO_FOOTER"><shop-footer slot="footer"></shop-footer></shop-layout>${TAG}`);
  const inFooter = page.locator('shop-footer').getByRole('button', { name: /^Staff preview/ });
  const alone = page.locator('shop-preview').getByRole('button', { name: /^Staff preview/ });
  await expect(alone).toBeVisible();
  await setAttribute(page.locator('shop-layout'), 'page-header', null);
  await expect(inFooter).toBeVisible();
  await expect(alone).toHaveCount(0);
  await setAttribute(page.locator('shop-layout'), 'page-header', 'NO_FOOTER');
  await expect(alone).toBeVisible();
  await openDialog(page);
});
