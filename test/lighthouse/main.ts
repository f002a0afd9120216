/**
 * `npm run lighthouse`: Lighthouse's four categories for the demo page and the guides, from the built demo with its
 * backend. Fails below 95.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import lighthouse from 'lighthouse';
import { startServer } from '../../demo/backend/server.ts';
import { findOrInstallBrowser } from '../support/browser-install.ts';

const LEAST = 95;
const DIST = 'demo/dist';

/** The demo page, and the guides that are built. */
const PAGES = ['', ...globSync('guides/*.html', { cwd: DIST })];

if (!existsSync(join(DIST, 'index.html'))) throw new Error('Build first: npm run build && npm run build:demo');
const folder = await mkdtemp(join(tmpdir(), 'shop-lighthouse-'));
const server = await startServer({ port: 0, databaseFile: join(folder, 'shop.sqlite') });
const browser = await startBrowser(join(folder, 'profile'));
try {
  for (const page of PAGES) await measure(`${server.url}/${page}`);
} finally {
  await browser.close();
  await server.close();
  await rm(folder, { recursive: true, maxRetries: 5 });
}

async function measure(url: string): Promise<void> {
  const result = await lighthouse(url, { port: browser.port, output: 'json', logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse said nothing of ${url}.`);
  const { categories, audits } = result.lhr;
  const scores = Object.values(categories).map(({ title, score }) => `${title} ${String(percent(score))}`);
  print(`${new URL(url).pathname}: ${scores.join(', ')}`);
  for (const { title, score, auditRefs } of Object.values(categories)) {
    if (percent(score) >= LEAST) continue;
    process.exitCode = 1;
    const lost = auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9);
    print(`  ${title}:\n${lost.map(({ id }) => `    ${id}: ${audits[id]?.title ?? ''}`).join('\n')}`);
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function percent(score: number | null): number {
  return Math.round((score ?? 0) * 100);
}

/** The browser of the tests, with a port on which Lighthouse drives it. */
async function startBrowser(profile: string): Promise<{ port: number; close: () => Promise<void> }> {
  const { path } = await findOrInstallBrowser((line) => console.error(line));
  const switches = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];
  const child = spawn(path, [...switches, '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: 'ignore',
  });
  const file = join(profile, 'DevToolsActivePort');
  while (!existsSync(file)) await pause(50);
  await pause(50);
  const [port] = (await readFile(file, 'utf8')).split('\n');
  return {
    port: Number(port),
    close: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}
