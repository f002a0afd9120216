import type { Locator, Page } from '@playwright/test';
import { expect, SHOP } from '../../../embed/support/host-page.ts';

/** The address of a page with the diagnosis. */
export const DIAGNOSED = '/?shop-widgets-debug';

export function panelOf(page: Page): Locator {
  return page.getByRole('complementary', { name: /^shop-widgets/ });
}

/** Opens the report, which is collapsed where it would cover a tag. */
export async function openReport(page: Page): Promise<void> {
  const summary = panelOf(page).locator('summary');
  // A press settles it, whether the report was open or not.
  await summary.click();
  if (!(await panelOf(page).getByRole('heading', { name: 'Tags' }).isVisible())) await summary.click();
}

/** The table of a tag's attributes: its number on the page, from 1, and its tag. */
export function attributesOf(page: Page, number: number, tag: string): Locator {
  return panelOf(page).getByRole('table', { name: `${number}. <${tag}>` });
}

/** The report that the button puts into the clipboard. */
export async function copiedReport(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: SHOP });
  await panelOf(page).getByRole('button', { name: 'Copy report' }).click();
  await expect(panelOf(page).getByRole('status')).toHaveText('The report is in the clipboard.');
  return page.evaluate(() => navigator.clipboard.readText());
}
