import { defineConfig } from '@playwright/test';
import type { FormOptions } from '../embed/support/host-page.ts';
import product from '../playwright.config.ts';

const EMBED = { testDir: '../embed', grepInvert: [] };

/** `npm run test:extended -- browser` and `-- forms`. */
export default defineConfig<FormOptions>(
  { ...product, projects: [] },
  {
    testDir: 'browser',
    outputDir: '../../test-results/proofs',
    // Some start servers, frameworks or many pages.
    timeout: 300_000,
    projects: [
      { name: 'proofs' },
      // With the tests in every language, state or theme.
      { name: 'script', ...EMBED, use: { hasBothForms: true } },
      { name: 'modules', ...EMBED, use: { hasBothForms: true, form: 'modules' } },
    ],
  },
);
