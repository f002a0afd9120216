import type { Page } from '@playwright/test';
import type { HostFacts } from './hosts.ts';
import { expect } from './test.ts';

/** A page's text with content around a widget, so that the styles of the host can be compared. */
export const around = (widget: string): string =>
  `====== A page ======\n\nSome **words** before.\n\n${widget}\n\n  * A list\n  * after it\n\n| a | table |\n`;

/** Writes a page in the wiki's own editor. Returns its path. */
export async function publish(page: Page, host: HostFacts, id: string, text: string): Promise<string> {
  const path = `/doku.php?id=${id}`;
  await page.goto(`${host.url}${path}&do=edit`);
  await page.locator('#wiki__text').fill(text);
  await page.locator('#edbtn__save').click();
  await expect(page.getByRole('heading', { name: 'A page' })).toBeVisible();
  return path;
}
