import type { Page } from '@playwright/test';

/** By how much the page is wider than the window; scroll bars take room in some engines. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
