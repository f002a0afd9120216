import { violationsOn } from '../support/axe.ts';
import { expect, test } from '../support/host-page.ts';
import { openDialog, openPanel, PREVIEW } from '../support/staff.ts';

test('nothing is cut off at 320 px, and axe finds no violation', async ({ host, page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPanel(host, PREVIEW);
  await expect(page.getByRole('button', { name: /^Staff preview/ })).toBeVisible();
  const scan = () => violationsOn(page, { only: (axe) => axe.include('shop-preview') });
  expect(await scan()).toEqual([]);
  const dialog = await openDialog(page);
  await expect(dialog.getByText('Active tests found.')).toBeVisible();
  expect(await scan()).toEqual([]);
  const tooWide = await page.evaluate(() => {
    const root = document.querySelector('shop-preview')?.shadowRoot;
    return [...(root?.querySelectorAll('.staff *') ?? [])]
      .filter((element) => !element.closest('.visually-hidden') && element.getBoundingClientRect().right > 320)
      .map((element) => element.outerHTML.slice(0, 80));
  });
  expect(tooWide).toEqual([]);
});
