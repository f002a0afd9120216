import type { Page } from '@playwright/test';
import type { HostFacts } from './hosts.ts';
import { expect } from './test.ts';

export const SKINS = ['vector', 'vector-2022', 'monobook', 'timeless', 'minerva'];

/** A page's text with content around a widget, so that the styles of the host can be compared. */
export const around = (widget: string): string =>
  `== A section ==\nSome '''words''' before.\n\n${widget}\n\n* A list\n* after it\n\n{| class="wikitable"\n| a || table\n|}\n`;

/** Writes a page in the wiki's own editor, as a user who has not logged in. Returns its path. */
export async function publish(page: Page, host: HostFacts, title: string, text: string): Promise<string> {
  const path = `/index.php?title=${title}`;
  await page.goto(`${host.url}${path}&action=edit`);
  await page.locator('#wpTextbox1').fill(text);
  await page.locator('#wpSave').click();
  await expect(page.getByRole('heading', { name: 'A section' })).toBeVisible();
  return path;
}
