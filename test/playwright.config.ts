import { defineConfig } from '@playwright/test';
import { findBrowser } from './support/browser.ts';

const browser = findBrowser();
if (!browser) throw new Error('No Chromium or Chrome was found: `node test/support/browser-install.ts` gets one.');

/** The browser tests on the built script. They need nothing but `dist/`: every page is made by the test itself. */
export default defineConfig({
  testDir: 'embed',
  testMatch: '**/*.test.ts',
  outputDir: '../test-results/browser',
  // They do in every language, state or theme, or with thousands of nodes, what another test does once: `test:all`.
  grepInvert: /@sweep/,
  fullyParallel: true,
  // Each of two leaves a processor idle while a page waits for a timer or an answer.
  workers: 3,
  // The second run tells a test that depends on how busy the machine is from one that is broken. Both fail the run.
  retries: process.env.CI ? 1 : 0,
  failOnFlakyTests: Boolean(process.env.CI),
  // The limits are for tests that hang, and leave room for a machine that takes ten times as long as an idle one.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  globalTimeout: 3_600_000,
  reporter: process.stdout.isTTY ? 'line' : 'dot',
  use: {
    browserName: 'chromium',
    // Playwright disables Chromium's sandbox, so that this also runs as root and in containers. Where there is no
    // graphics card, imitating one takes a tenth of the time.
    launchOptions: { executablePath: browser.path, args: ['--disable-gpu'] },
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1280, height: 800 },
    actionTimeout: 60_000,
    navigationTimeout: 120_000,
    // Pictures of failures only are taken after every test all the same, in a tenth of the time.
    screenshot: 'off',
  },
});
