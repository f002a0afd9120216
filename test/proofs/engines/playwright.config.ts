/** `npm run test:engines`: the core of the browser tests, in every engine besides Chromium that is installed here. Fails if none is, in CI if one is missing. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, firefox, type Project, webkit } from '@playwright/test';

const INSTALLED_FIREFOX = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
].find((path) => existsSync(path));

/** Playwright's own browser if it is installed, otherwise an installed Firefox. Playwright drives no installed WebKit. */
function projectsOf(name: 'firefox' | 'webkit', own: string): Project[] {
  if (existsSync(own)) return [{ name, use: { browserName: name } }];
  if (name === 'webkit' || INSTALLED_FIREFOX === undefined) return [];
  const env = { ...process.env, FIREFOX_PROGRAM: INSTALLED_FIREFOX };
  const executablePath = join(import.meta.dirname, 'firefox.mjs');
  return [{ name, use: { browserName: name, launchOptions: { channel: 'moz-firefox', executablePath, env } } }];
}

const projects = [...projectsOf('firefox', firefox.executablePath()), ...projectsOf('webkit', webkit.executablePath())];

export default defineConfig({
  // A run without tests would pass.
  globalSetup: ['../../support/fresh-dist.ts', './require-engines.ts'],
  testDir: '../../embed/core',
  outputDir: '../../../test-results/engines',
  fullyParallel: true,
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: { locale: 'de-DE', viewport: { width: 1280, height: 800 }, actionTimeout: 20_000 },
  projects,
});
