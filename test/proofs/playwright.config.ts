import { defineConfig } from '@playwright/test';
import type { Edition } from '../embed/support/host-page.ts';
import product from '../playwright.config.ts';

/** The proofs in a browser: `npm run test:extended -- browser`. What every script has to do, the script of one site does, too. */
export default defineConfig<Edition>(product, {
  testDir: 'browser',
  outputDir: '../../test-results/proofs',
  // Some start servers, frameworks or many pages.
  timeout: 300_000,
  projects: [
    { name: 'all' },
    { name: 'sweeps', testDir: '../embed', grep: /@sweep/, grepInvert: [] },
    {
      name: 'one-site',
      testDir: '../embed/core',
      use: { script: 'shop-widgets.de.js', onlySite: 'DE' },
    },
  ],
});
