import type { Page } from '@playwright/test';

/** By how much the page is wider than the window; scroll bars take room in some engines. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Text spacing that a reader may set without losing content: WCAG 1.4.12. */
export const TEXT_SPACING =
  '.root * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
  '.root p { margin-block-end: 2em !important }';
