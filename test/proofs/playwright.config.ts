import { defineConfig } from '@playwright/test';
import product from '../playwright.config.ts';

/** The proofs in a browser: `npm run test:extended -- browser`. */
export default defineConfig(
  { ...product, projects: [] },
  {
    testDir: 'browser',
    outputDir: '../../test-results/proofs',
    // Some start servers, frameworks or many pages.
    timeout: 300_000,
    projects: [{ name: 'all' }, { name: 'sweeps', testDir: '../embed', grep: /@sweep/, grepInvert: [] }],
  },
);
