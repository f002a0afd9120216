/**
 * `npm run bench`: what the script weighs, and what it costs a page, beside a form without a script and Ghost's sign-up.
 * Prints the tables, and writes them into RESULTS.md if all of them were made.
 *
 * `--only loads,warm` runs these measurements alone, `--n 5` makes five rounds instead of nine, and `--old FOLDER` compares
 * with the scripts of an older build: `dist` of a checkout of an older commit, in which `npm run build` has run.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

import { build } from 'vite';

import { formatted } from '../../../src/build/formatted.ts';
import { readIntegrity } from '../../../src/build/finish-bundle.ts';
import { PROJECT } from '../../../src/build/project.ts';
import { modulePath } from '../../../src/build/scripts.ts';
import { installForeignPackages } from '../foreign/packages.ts';
import { startBrowser } from './browser.ts';
import { type Found, goalsTable } from './goals.ts';
import { type Bench, measureLoads, measureSizes, measureWarmViews, type Measured } from './loads.ts';
import { pagesOf, type Prerender } from './pages.ts';
import { readScripts, serveSite } from './site.ts';

type Measurement = readonly [title: string, run: (bench: Bench) => Promise<Measured> | Measured];

const SLOW = { slowDown: 4, network: 'as it is' } as const;

/** The pages of a bench whose names match. The slow network and the warm views take the time of a page several times. */
const only = (bench: Bench, names: RegExp): Bench => ({
  ...bench,
  pages: bench.pages.filter(({ name }) => names.test(name)),
});

const MEASUREMENTS: Readonly<Record<string, Measurement>> = {
  sizes: ['Sizes', measureSizes],
  loads: ['A slow processor: 4 times slower', (bench) => measureLoads(bench, SLOW)],
  warm: ['The same, viewed again', (bench) => measureWarmViews(only(bench, /^(?:static|ghost|newsletter)$/), SLOW)],
  'slow-network': [
    'The same over “slow 4G”: 1.6 Mbit/s, 150 ms',
    (bench) =>
      measureLoads(only(bench, /^(?:static|ghost|newsletter|newsletter-modules|newsletter-preload|prerendered)$/), {
        ...SLOW,
        network: 'slow 4G',
      }),
  ],
};

const { values } = parseArgs({
  options: { only: { type: 'string' }, n: { type: 'string', default: '9' }, old: { type: 'string' } },
});
const rounds = Number(values.n);
const chosen = values.only?.split(',') ?? Object.keys(MEASUREMENTS);
const unknown = chosen.filter((name) => !Object.hasOwn(MEASUREMENTS, name));
if (unknown.length > 0 || !Number.isInteger(rounds) || rounds < 1) {
  console.error(`Usage: npm run bench -- [--n 9] [--old FOLDER] [--only ${Object.keys(MEASUREMENTS).join(',')}]`);
  process.exit(2);
}

installForeignPackages();
await build({ root: PROJECT, configFile: join(PROJECT, 'vite.config.ts'), logLevel: 'error' });
const scripts = readScripts(values.old === undefined ? undefined : resolve(values.old));
const prerenderer = pathToFileURL(join(PROJECT, 'dist/prerender.js')).href;
const { prerender } = (await import(prerenderer)) as { prerender: Prerender };
const site = await serveSite(scripts);
const browser = await startBrowser();
const sections: string[] = [];
const found: Record<string, Found[string]> = {};
try {
  const chunks = readIntegrity(join(PROJECT, 'dist')).files[modulePath('DE')]?.preload ?? [];
  const pages = pagesOf(prerender, chunks).filter(
    ({ script }) => script === undefined || Object.hasOwn(scripts, script),
  );
  for (const name of chosen) {
    const [title, run] = MEASUREMENTS[name] as Measurement;
    const before = busyness();
    const { tables, figures } = await run({ browser, site, scripts, pages, rounds });
    found[name] = figures;
    const machine = `${cpus().length} cores, load average ${before} before and ${busyness()} after`;
    const state = name === 'sizes' ? '' : `\n\n${rounds} rounds in Chromium ${browser.version}, ${machine}.`;
    sections.push(`## ${title}\n\n${tables}${state}`);
    console.log(`\n${sections.at(-1) ?? ''}`);
  }
} finally {
  await browser.close();
  await site.close();
}
console.log(`\n${goalsTable(found)}`);
if (values.only === undefined) await writeResults();

/** Puts the tables of this run behind the sentences about it. */
async function writeResults(): Promise<void> {
  const path = join(import.meta.dirname, 'RESULTS.md');
  const [sentences = ''] = (await readFile(path, 'utf8')).split('## Goals\n');
  const day = new Date().toISOString().slice(0, 10);
  const text = [sentences.trimEnd(), `## Goals\n\nOne run of ${day}.\n\n${goalsTable(found)}`, ...sections].join(
    '\n\n',
  );
  await writeFile(path, await formatted(path, text));
}

function busyness(): string {
  return (loadavg()[0] ?? 0).toFixed(1);
}
