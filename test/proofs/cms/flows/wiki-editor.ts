import type { Page } from '@playwright/test';
import type { HostFacts } from './hosts.ts';
import { expect } from './test.ts';

/** The editors of the wikis, and content around a widget, so that the styles of the host can be compared. */
const WIKIS: Readonly<Record<string, Wiki>> = {
  DokuWiki: {
    pathOf: (id) => `/doku.php?id=${id}`,
    editing: '&do=edit',
    text: '#wiki__text',
    save: '#edbtn__save',
    around: (widget) =>
      `====== A page ======\n\nSome **words** before.\n\n${widget}\n\n  * A list\n  * after it\n\n| a | table |\n`,
  },
  MediaWiki: {
    pathOf: (title) => `/index.php?title=${title}`,
    editing: '&action=edit',
    text: '#wpTextbox1',
    save: '#wpSave',
    around: (widget) =>
      `== A page ==\nSome '''words''' before.\n\n${widget}\n\n* A list\n* after it\n\n{| class="wikitable"\n| a || table\n|}\n`,
  },
};

interface Wiki {
  pathOf(name: string): string;
  readonly editing: string;
  readonly text: string;
  readonly save: string;
  around(widget: string): string;
}

/** Writes a page in the wiki's own editor, as a user who has not logged in. Returns its path. */
export async function publish(page: Page, host: HostFacts, name: string, widget: string): Promise<string> {
  const wiki = WIKIS[host.name];
  if (!wiki) throw new Error(`${host.name} is not a wiki.`);
  const path = wiki.pathOf(name);
  await page.goto(`${host.url}${path}${wiki.editing}`);
  await page.locator(wiki.text).fill(wiki.around(widget));
  await page.locator(wiki.save).click();
  await expect(page.getByRole('heading', { name: 'A page' })).toBeVisible();
  return path;
}
