/**
 * `npm run bench`: what the script weighs, and what it costs a page, beside a form without a script, an element written
 * by hand and Ghost's sign-up. Prints the tables and writes them into RESULTS.md.
 *
 * `npm run bench -- --only loads,many` runs only these measurements; `--n 5` makes five rounds instead of nine.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

import { build } from 'vite';

import { installForeignPackages } from '../foreign/packages.ts';
import { startChromium } from './browser/chromium.ts';
import { withSection } from './figures/report.ts';
import type { Prerender } from './pages/pages.ts';
import { readScripts, serveSite } from './pages/site.ts';
import { measureInsertions } from './measurements/insertions.ts';
import { measureInteraction } from './measurements/interaction.ts';
import { measureLoads, measureSlowNetwork } from './measurements/loads.ts';
import { measureMany } from './measurements/many.ts';
import { measureMemory } from './measurements/memory.ts';
import type { Measurement } from './measurements/measurement.ts';
import { measureSizes } from './measurements/sizes.ts';

const MEASUREMENTS: Readonly<Record<string, Measurement>> = {
  sizes: measureSizes,
  loads: measureLoads,
  'slow-network': measureSlowNetwork,
  many: measureMany,
  interaction: measureInteraction,
  insertions: measureInsertions,
  memory: measureMemory,
};

const root = fileURLToPath(new URL('../../..', import.meta.url));
const report = fileURLToPath(new URL('RESULTS.md', import.meta.url));

const { values } = parseArgs({ options: { only: { type: 'string' }, n: { type: 'string', default: '9' } } });
const rounds = Number(values.n);
const chosen = values.only?.split(',') ?? Object.keys(MEASUREMENTS);
const unknown = chosen.filter((name) => !Object.hasOwn(MEASUREMENTS, name));
if (unknown.length > 0 || !Number.isInteger(rounds) || rounds < 1) {
  console.error(`Usage: npm run bench -- [--n 9] [--only ${Object.keys(MEASUREMENTS).join(',')}]`);
  process.exit(2);
}

installForeignPackages();
await build({ root, configFile: `${root}/vite.config.ts`, logLevel: 'error' });
await import('../../../src/build/editions/main.ts');
const scripts = await readScripts();
const { prerender } = (await import(pathToFileURL(`${root}/dist/prerender.js`).href)) as { prerender: Prerender };
const site = await serveSite(scripts);
const chromium = await startChromium();
try {
  for (const name of chosen) {
    const before = busyness();
    const tables = (await MEASUREMENTS[name]?.({ chromium, site, scripts, prerender, rounds })) ?? '';
    const note =
      name === 'sizes'
        ? ''
        : `\n\n${rounds} rounds in ${chromium.version}, ${cpus().length} cores, load average ${before} before and ${busyness()} after.`;
    console.log(`\n${name}\n\n${tables}${note}`);
    writeFileSync(report, withSection(readFileSync(report, 'utf8'), name, tables + note));
  }
} finally {
  await chromium.close();
  await site.close();
}

function busyness(): string {
  return (loadavg()[0] ?? 0).toFixed(1);
}
