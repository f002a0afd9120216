import { defineConfig } from '@playwright/test';
import product from '../../playwright.config.ts';

/** What is published in each CMS, and the flows on the pages that come of it: `npm run test:cms`. */
export default defineConfig(
  { ...product, projects: [{ name: 'cms' }] },
  {
    globalSetup: './setup.ts',
    testDir: '.',
    testMatch: /\/cms\/(?:wordpress|dokuwiki|mediawiki)[a-z-]*\.ts$/,
    outputDir: '../../../test-results/hosts/browser',
    fullyParallel: false,
    // One after the other: a CMS has settings that belong to all of its pages.
    workers: 1,
    timeout: 240_000,
    expect: { timeout: 30_000 },
    reporter: [['list'], ['./results.ts']],
    use: { locale: 'de-AT', timezoneId: 'Europe/Vienna', actionTimeout: 30_000, navigationTimeout: 60_000 },
  },
);
