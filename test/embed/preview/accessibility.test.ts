import { violationsOn } from '../support/axe.ts';
import { expect, test } from '../support/host-page.ts';
import { APPLY, openDialog, openPanel, PREVIEW } from '../support/staff.ts';
import { TEXT_SPACING } from '../support/reflow.ts';

// WCAG 1.3.1, 1.4.3, 1.4.10, 1.4.12, 2.5.3, 4.1.2
test('nothing is cut off at 320 px, also with wider spacing, and axe finds no violation', async ({ host, page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPanel(host, PREVIEW);
  await expect(page.getByRole('button', { name: /^Staff preview/ })).toBeVisible();
  const scan = () => violationsOn(page, { only: (axe) => axe.include('shop-preview') });
  expect(await scan()).toEqual([]);
  const dialog = await openDialog(page);
  await expect(dialog.getByText('Active tests found.')).toBeVisible();
  expect(await scan()).toEqual([]);
  await page.emulateMedia({ forcedColors: 'active' });
  for (const edge of ['.staff-pill', '.modal']) await expect(page.locator(edge)).toHaveCSS('border-top-style', 'solid');
  const tooWide = await page.evaluate((spacing) => {
    const root = document.querySelector('shop-preview')?.shadowRoot;
    root?.append(Object.assign(document.createElement('style'), { textContent: spacing }));
    return [...(root?.querySelectorAll('.staff *') ?? [])]
      .filter((element) => !element.closest('.visually-hidden') && element.getBoundingClientRect().right > 320)
      .map((element) => element.outerHTML.slice(0, 80));
  }, TEXT_SPACING);
  expect(tooWide).toEqual([]);
});

// WCAG 1.4.10
test('in a low window everything of the dialog can be scrolled to, and a failure scrolls into view', async ({
  host,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  host.serve(APPLY, { status: 500, body: {} });
  await openPanel(host, PREVIEW);
  const dialog = await openDialog(page);
  await dialog.getByLabel('Date').press('Enter');
  await expect(dialog.getByText('Applying settings failed.')).toBeInViewport({ ratio: 1 });
  for (const name of ['A/B test', 'Date', 'Apply', 'Close']) {
    const control = dialog.getByLabel(name).or(dialog.getByRole('button', { name })).first();
    await control.focus();
    await expect(control, name).toBeInViewport({ ratio: 1 });
  }
});
