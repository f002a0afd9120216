import { expect, type Page } from '@playwright/test';
import { DEMO_SITES } from '../../../../demo/sites.ts';
import type { Site } from '../../../../src/embed/market/sites.ts';

/** Confirms on the page of a mail's link, as a recipient does. */
export async function confirm(page: Page, site: Site): Promise<void> {
  await page.getByRole('button', { name: DEMO_SITES[site].mail.button }).click();
  await expect(page.locator('main[data-state=confirmed]')).toBeVisible();
}
