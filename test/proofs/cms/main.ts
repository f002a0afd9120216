/**
 * Tries the script in real CMSs: `npm run test:hosts`. With `--keep` they run on afterwards, to be looked at, until
 * Ctrl+C.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startServer } from '../../../demo/backend/server.ts';
import { type HostFacts, HOSTS_VARIABLE } from './flows/hosts.ts';
import { startDokuWiki } from './install/dokuwiki.ts';
import type { Machine, Site } from './install/machine.ts';
import { startMediaWiki } from './install/mediawiki.ts';
import { type Packages, Unavailable, unpackPackages } from './install/packages.ts';
import { startWordPress } from './install/wordpress.ts';
import { writeResults } from './write-results.ts';

const SYSTEMS = { wordpress: startWordPress, dokuwiki: startDokuWiki, mediawiki: startMediaWiki };

const { values, positionals } = parseArgs({
  options: { keep: { type: 'boolean' } },
  allowPositionals: true,
});
const closing: (() => void | Promise<void>)[] = [];

process.once('SIGINT', () => void close().then(() => process.exit(130)));
try {
  process.exitCode = await run();
} catch (error) {
  if (!(error instanceof Unavailable)) throw error;
  console.log(`skipped: ${error.message}`);
} finally {
  await close();
}

async function run(): Promise<number> {
  console.log('Getting the packages …');
  const packages = unpackPackages();
  const hosts = await startHosts(packages);
  for (const { name, version, url } of hosts) console.log(`${name} ${version} is at ${url}`);
  if (values.keep) {
    console.log('The users of WordPress are admin, editor and author:', hosts[0]?.password);
    await new Promise(() => {});
  }
  const status = await runTests(hosts);
  if (positionals.length === 0) await writeResults(hosts, packages);
  return status;
}

async function startHosts(packages: Packages): Promise<readonly HostFacts[]> {
  // Not in the project: the path of a socket may have a hundred letters only.
  const folder = mkdtempSync(join(tmpdir(), 'shop-hosts-'));
  closing.push(() => rmSync(folder, { recursive: true, force: true }));
  const machine: Machine = { ...packages, folder, onStart: (program) => closing.push(() => stop(program)) };
  const origins: string[] = [];
  const demo = await startServer({ port: 0, databaseFile: join(folder, 'shop.sqlite'), origins });
  closing.push(() => demo.close());
  // Another origin than that of a page on another port, but the same site, so that both see the cookies of staff.
  const site: Site = {
    machine,
    shop: demo.url.replace('localhost', '127.0.0.1'),
    onClose: (done) => closing.push(done),
  };
  const hosts: HostFacts[] = [];
  for (const start of wantedSystems()) {
    const host = await start(site);
    origins.push(host.url);
    hosts.push(host);
  }
  return hosts;
}

/** All of them, or those that the words of the command name: `npm run test:hosts -- wordpress`. */
function wantedSystems() {
  const all = Object.entries(SYSTEMS);
  const named = all.filter(([name]) => positionals.some((word) => word.includes(name)));
  return (named.length > 0 ? named : all).map(([, start]) => start);
}

function runTests(hosts: readonly HostFacts[]): Promise<number> {
  const playwright = fileURLToPath(import.meta.resolve('@playwright/test/cli'));
  const config = join(import.meta.dirname, 'playwright.config.ts');
  const env = { ...process.env, [HOSTS_VARIABLE]: JSON.stringify(hosts) };
  const child = spawn(process.execPath, [playwright, 'test', '--config', config, ...positionals], {
    stdio: 'inherit',
    env,
  });
  return new Promise((resolve) => {
    child.on('close', (code) => resolve(code ?? 1));
  });
}

async function close(): Promise<void> {
  for (const done of closing.splice(0).toReversed()) await done();
}

/** Stops a program with its workers, and waits for its end, so that it writes no more into its folder. */
function stop(program: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (program.pid === undefined || program.exitCode !== null || program.signalCode !== null) return resolve();
    program.once('exit', () => resolve());
    process.kill(-program.pid, 'SIGKILL');
  });
}
