import { defineConfig } from '@playwright/test';

import { findBrowser } from './support/browser.ts';

const browser = findBrowser();
if (!browser) throw new Error('No Chromium or Chrome was found: `node test/support/browser-install.ts` gets one.');

/** The browser tests on the built script. They start what they need (demo, foreign pages) through fixtures. */
export default defineConfig({
  testDir: 'embed',
  testMatch: '**/*.test.ts',
  outputDir: '../test-results/browser',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 30_000,
  expect: { timeout: 5_000 },
  // Minutes more than a quiet machine of two cores takes, with a full browser too.
  globalTimeout: 1_200_000,
  reporter: process.stdout.isTTY ? 'line' : 'dot',
  use: {
    browserName: 'chromium',
    // Playwright leaves Chromium's sandbox off, so that this runs as root and in containers too.
    launchOptions: { executablePath: browser.path },
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1280, height: 800 },
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    screenshot: 'only-on-failure',
  },
});
