import { defineConfig } from '@playwright/test';
import { findBrowser } from './support/browser.ts';

const browser = findBrowser();
if (!browser) throw new Error('No Chromium or Chrome was found: `node test/support/browser-install.ts` gets one.');

/** The browser tests on the built script. They need nothing but `dist/`: every page is made by the test itself. */
export default defineConfig({
  testDir: 'embed',
  testMatch: '**/*.test.ts',
  outputDir: '../test-results/browser',
  fullyParallel: true,
  // Each of two leaves a processor idle while a page waits for a timer or an answer.
  workers: 3,
  // A build machine may be busy; a test that passes only on the second run is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // Much more than an idle machine with two processors takes: a busy or slow one ends green, too.
  globalTimeout: 1_800_000,
  reporter: process.stdout.isTTY ? 'line' : 'dot',
  use: {
    browserName: 'chromium',
    // Playwright disables Chromium's sandbox, so that this also runs as root and in containers.
    launchOptions: { executablePath: browser.path },
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1280, height: 800 },
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
  },
});
