/** Runs the core tests in Firefox and WebKit, as far as they are there: `npm run test:engines`. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { findEngines } from './engines.ts';

const engines = findEngines();
for (const { name, launch, source } of engines) console.log(`${name}: ${launch ? source : `skipped: ${source}`}`);
if (engines.some(({ launch }) => launch)) {
  const playwright = fileURLToPath(import.meta.resolve('@playwright/test/cli'));
  const config = fileURLToPath(new URL('playwright.config.ts', import.meta.url));
  const { status } = spawnSync(process.execPath, [playwright, 'test', '--config', config], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
