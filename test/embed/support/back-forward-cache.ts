import type { test as base } from '@playwright/test';
import { findFullBrowser } from '../../support/browser.ts';

/** Runs the tests of a file in a browser with a back/forward cache, or skips them if there is none. */
export function withBackForwardCache(test: Pick<typeof base, 'skip' | 'use'>): void {
  const browser = findFullBrowser();
  test.skip(!browser, 'only a whole browser has a back/forward cache, and none is installed');
  test.use({
    launchOptions: {
      executablePath: browser?.path ?? '',
      // Playwright switches the cache off.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    },
  });
}
