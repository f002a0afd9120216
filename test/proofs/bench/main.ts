/**
 * `npm run bench`: what the script weighs, and what it costs a page, beside a form without a script and Ghost's
 * sign-up. Prints the tables and writes them into RESULTS.md.
 *
 * `npm run bench -- --only loads,many` measures these parts alone; `--n 5` makes five rounds instead of nine.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

import { format } from 'prettier';
import { build } from 'vite';

import { installForeignPackages } from '../foreign/packages.ts';
import { startChromium } from './browser/chromium.ts';
import { withSection } from './figures/report.ts';
import { sizesTable } from './figures/tables.ts';
import type { Prerender } from './pages/pages.ts';
import { readScripts, serveSite } from './pages/site.ts';
import { measureInteraction } from './parts/interaction.ts';
import { measureLoads, measureSlowNetwork } from './parts/loads.ts';
import { measureMany } from './parts/many.ts';
import type { Part } from './parts/part.ts';

const PARTS: Readonly<Record<string, Part>> = {
  sizes: ({ scripts }) => Promise.resolve(sizesTable(scripts)),
  loads: measureLoads,
  'slow-network': measureSlowNetwork,
  many: measureMany,
  interaction: measureInteraction,
};

const root = fileURLToPath(new URL('../../..', import.meta.url));
const report = fileURLToPath(new URL('RESULTS.md', import.meta.url));

const { values } = parseArgs({ options: { only: { type: 'string' }, n: { type: 'string', default: '9' } } });
const rounds = Number(values.n);
const chosen = values.only?.split(',') ?? Object.keys(PARTS);
const unknown = chosen.filter((name) => !Object.hasOwn(PARTS, name));
if (unknown.length > 0 || !Number.isInteger(rounds) || rounds < 1) {
  console.error(`Usage: npm run bench -- [--n 9] [--only ${Object.keys(PARTS).join(',')}]`);
  process.exit(2);
}

installForeignPackages();
await build({ root, configFile: `${root}/vite.config.ts`, logLevel: 'error' });
await import('../../../src/build/editions/main.ts');
const scripts = readScripts();
const { prerender } = (await import(pathToFileURL(`${root}/dist/prerender.js`).href)) as { prerender: Prerender };
const site = await serveSite(scripts);
const chromium = await startChromium();
try {
  for (const name of chosen) {
    const before = busyness();
    const tables = (await PARTS[name]?.({ chromium, site, scripts, prerender, rounds })) ?? '';
    const note =
      name === 'sizes'
        ? ''
        : `\n\n${rounds} rounds in ${chromium.version}, ${cpus().length} cores, load average ${before} before and ${busyness()} after.`;
    const section = await format(tables + note, { parser: 'markdown' });
    console.log(`\n${name}\n\n${section}`);
    writeFileSync(report, withSection(readFileSync(report, 'utf8'), name, section.trim()));
  }
} finally {
  await chromium.close();
  await site.close();
}

function busyness(): string {
  return (loadavg()[0] ?? 0).toFixed(1);
}
