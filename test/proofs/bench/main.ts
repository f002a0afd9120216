/**
 * `npm run bench`: what the script and the modules cost a page, beside a form without a script and Ghost's sign-up.
 * Prints the tables, and writes them into RESULTS.md. `--n 5` makes five rounds instead of nine.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

import { chromium } from '@playwright/test';
import { build } from 'vite';

import { formatted } from '../../../src/build/formatted.ts';
import { readIntegrity } from '../../../src/build/finish-bundle.ts';
import { PROJECT } from '../../../src/build/project.ts';
import { modulePath } from '../../../src/build/scripts.ts';
import { findOrInstallBrowser } from '../../support/browser-install.ts';
import { installForeignPackages } from '../foreign/packages.ts';
import { type Found, goalsTable } from './goals.ts';
import { measureLoads } from './loads.ts';
import { pagesOf, type Prerender, SITE } from './pages.ts';
import { readScripts, serveSite } from './site.ts';

/** The measurements, by the names that the goals have for them. The slow network takes the time of a page several times. */
const MEASUREMENTS = [
  { name: 'loads', title: 'A slow processor: 4 times slower', isSlow4G: false, only: /./ },
  {
    name: 'slow-network',
    title: 'The same over “slow 4G”: 1.6 Mbit/s, 150 ms',
    isSlow4G: true,
    only: /^(?:static|ghost|(?:readme|footer|own-footer)-(?:html|script|modules)(?:-touched|-preloaded)?)$/,
  },
];

const { values } = parseArgs({ options: { n: { type: 'string', default: '9' } } });
const rounds = Number(values.n);
if (!(rounds >= 1)) throw new RangeError(`--n ${values.n} is no number of rounds.`);

installForeignPackages();
await build({ root: PROJECT, configFile: join(PROJECT, 'vite.config.ts'), logLevel: 'error' });
const scripts = readScripts();
const prerenderer = pathToFileURL(join(PROJECT, 'dist/prerender.js')).href;
const { prerender } = (await import(prerenderer)) as { prerender: Prerender };
const site = await serveSite(scripts);
const { path: executablePath } = findOrInstallBrowser();
const browser = await chromium.launch({ executablePath });
const sections: string[] = [];
const found: Record<string, Found[string]> = {};
try {
  const chunks = readIntegrity(join(PROJECT, 'dist')).files[modulePath(SITE)]?.preload ?? [];
  const pages = pagesOf(prerender, chunks, `${site.url}/`);
  const devTools = await browser.newBrowserCDPSession();
  for (const { name, title, isSlow4G, only } of MEASUREMENTS) {
    const before = busyness();
    const chosen = pages.filter((page) => only.test(page.name));
    const { tables, figures } = await measureLoads({ devTools, site, pages: chosen, rounds }, isSlow4G);
    found[name] = figures;
    const machine = `${cpus().length} cores, load average ${before} before and ${busyness()} after`;
    sections.push(`## ${title}\n\n${tables}\n\n${rounds} rounds in Chromium ${browser.version()}, ${machine}.`);
    console.log(`\n${sections.at(-1) ?? ''}`);
  }
} finally {
  await browser.close();
  await site.close();
}
console.log(`\n${goalsTable(found)}`);
await writeResults();

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
