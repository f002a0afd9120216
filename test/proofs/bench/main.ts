/**
 * `npm run bench`: what the script weighs, and what it costs a page, beside a form without a script and Ghost's sign-up.
 * Prints the tables of RESULTS.md.
 *
 * `npm run bench -- --only loads` runs only this measurement; `--n 5` makes five rounds instead of nine.
 */
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

import { build } from 'vite';

import { table } from '../../../src/build/documentation/tables.ts';
import { PROJECT } from '../../../src/build/project.ts';
import { sizesOf } from '../../../src/build/sizes.ts';
import { installForeignPackages } from '../foreign/packages.ts';
import { startBrowser } from './browser.ts';
import { type Bench, measureLoads } from './loads.ts';
import { PAGES, type Prerender, furtherPages } from './pages.ts';
import { readScripts, serveSite } from './site.ts';

const MEASUREMENTS: Readonly<Record<string, (bench: Bench) => Promise<string> | string>> = {
  sizes: measureSizes,
  loads: (bench) => measureLoads(bench, { slowDown: 4, network: 'as it is' }),
  'slow-network': (bench) => measureLoads(bench, { slowDown: 4, network: 'slow 4G' }),
};

const { values } = parseArgs({ options: { only: { type: 'string' }, n: { type: 'string', default: '9' } } });
const rounds = Number(values.n);
const chosen = values.only?.split(',') ?? Object.keys(MEASUREMENTS);
const unknown = chosen.filter((name) => !Object.hasOwn(MEASUREMENTS, name));
if (unknown.length > 0 || !Number.isInteger(rounds) || rounds < 1) {
  console.error(`Usage: npm run bench -- [--n 9] [--only ${Object.keys(MEASUREMENTS).join(',')}]`);
  process.exit(2);
}

installForeignPackages();
await build({ root: PROJECT, configFile: join(PROJECT, 'vite.config.ts'), logLevel: 'error' });
await import('../../../src/build/editions/main.ts');
const scripts = readScripts();
const prerenderer = pathToFileURL(join(PROJECT, 'dist/prerender.js')).href;
const { prerender } = (await import(prerenderer)) as { prerender: Prerender };
const site = await serveSite(scripts);
const browser = await startBrowser();
try {
  const pages = [...PAGES, ...furtherPages(prerender)];
  for (const name of chosen) {
    const before = busyness();
    const tables = (await MEASUREMENTS[name]?.({ browser, site, scripts, pages, rounds })) ?? '';
    const machine = `${cpus().length} cores, load average ${before} before and ${busyness()} after`;
    const day = new Date().toISOString().slice(0, 10);
    const state = name === 'sizes' ? `${day}.` : `${day}: ${rounds} rounds in Chromium ${browser.version}, ${machine}.`;
    console.log(`\n${name}\n\n${tables}\n\n${state}`);
  }
} finally {
  await browser.close();
  await site.close();
}

/** The size of the scripts. */
function measureSizes(): string {
  const sizes = Object.entries(scripts).map(([name, code]) => {
    const { raw, gzip, brotli } = sizesOf(code);
    return [name, ...[raw, gzip, brotli].map((size) => size.toLocaleString('en-GB'))];
  });
  return table(['', 'raw', 'gzip -9', 'brotli 11'], sizes);
}

function busyness(): string {
  return (loadavg()[0] ?? 0).toFixed(1);
}
