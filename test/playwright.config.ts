import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import type { FormOptions } from './embed/support/host-page.ts';
import { findBrowser } from './support/browser.ts';

const browser = findBrowser();
if (!browser) throw new Error('No Chromium or Chrome was found: `npm run test:find-browser` gets one.');

const isCi = Boolean(process.env.CI);
/** For a wait that never ends. A build machine takes ten times as long as an idle one. */
const WAIT = isCi ? 60_000 : 15_000;

/** Every second file, which runs on the modules; the others run on the one script. `npm run test:extended` runs all on both. */
const ON_MODULES = [
  'core/core',
  'element/{data-texts,failure,first-paint,keys,missing-files,odd-windows,placeholder-roots,policies,quiet,script-defaults,traces}',
  'footer/{accessibility,countries,emphasis,landmark,link-base,sections,sign-up}',
  'newsletter/{accessibility,every-state,keyboard,lifecycle,picture}',
  'prerender/{blocked-script,hydration}',
  'preview/{accessibility,failures,keyboard,settings,staff-only}',
  'session/{ab-tests,policy,secrets}',
].map((files) => `**/embed/${files}.test.ts`);

/** The browser tests on the built files. They need nothing but `dist/`: every page is made by the test itself. */
export default defineConfig<FormOptions>({
  // An absolute path: other configurations extend this one.
  globalSetup: join(import.meta.dirname, 'support/fresh-dist.ts'),
  testDir: 'embed',
  testMatch: '**/*.test.ts',
  outputDir: '../test-results/browser',
  // They do in every language, state or theme, or with thousands of nodes, what another test does once: `test:extended`.
  grepInvert: /@sweep/,
  projects: [
    { name: 'script', testIgnore: ON_MODULES },
    { name: 'modules', testMatch: ON_MODULES, use: { form: 'modules' } },
  ],
  fullyParallel: true,
  // Each of two leaves a processor idle while a page waits for a timer or an answer.
  workers: 3,
  // The second run distinguishes a test that depends on the load of the machine from a broken one. Both fail the run.
  retries: isCi ? 1 : 0,
  failOnFlakyTests: isCi,
  // For a test that hangs elsewhere than in a wait; some have many waits.
  timeout: isCi ? 300_000 : 60_000,
  expect: { timeout: WAIT },
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
    actionTimeout: WAIT,
    navigationTimeout: WAIT,
    trace: 'on-first-retry',
    // Pictures of failures only are taken after every test all the same, in a tenth of the time.
    screenshot: 'off',
  },
});
