import { defineConfig } from '@playwright/test';
import { findEngines } from './engines.ts';

/** The core of the browser tests, in every engine besides Chromium that is installed here. */
export default defineConfig({
  testDir: '../../embed/core',
  testMatch: '**/*.test.ts',
  outputDir: '../../../test-results/engines',
  fullyParallel: true,
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: { locale: 'de-DE', viewport: { width: 1280, height: 800 }, actionTimeout: 20_000 },
  projects: findEngines().flatMap(({ name, launch }) =>
    launch ? [{ name, use: { browserName: name, launchOptions: launch } }] : [],
  ),
});
