import { defineConfig } from '@playwright/test';
import { findBrowser } from '../../support/browser.ts';

const browser = findBrowser();
if (!browser) throw new Error('No Chromium or Chrome was found: `node test/support/browser-install.ts` gets one.');

/** What is published in each content system, and the flows on the pages that come of it. `main.ts` starts them. */
export default defineConfig({
  testDir: '.',
  testMatch: ['wordpress.ts', 'dokuwiki.ts', 'mediawiki.ts'],
  outputDir: '../../../test-results/hosts/browser',
  fullyParallel: false,
  // One after the other: a content system has settings that belong to all of its pages.
  workers: 1,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '../../../test-results/hosts/results.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: browser.path },
    locale: 'de-AT',
    timezoneId: 'Europe/Vienna',
    viewport: { width: 1280, height: 800 },
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
  },
});
