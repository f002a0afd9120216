import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../../demo/backend/server.ts';
import { COMMAND_WORDS, type HostFacts, HOSTS_VARIABLE } from './flows/hosts.ts';
import { startDokuWiki } from './install/dokuwiki.ts';
import type { Machine, Site } from './install/machine.ts';
import { startMediaWiki } from './install/mediawiki.ts';
import { type Packages, Unavailable, unpackPackages } from './install/packages.ts';
import { startWordPress } from './install/wordpress.ts';

const SYSTEMS = { wordpress: startWordPress, dokuwiki: startDokuWiki, mediawiki: startMediaWiki };

const closing: (() => void | Promise<void>)[] = [];

/** Starts the CMSs for all tests. Returns what stops them. */
export default async function setup(): Promise<() => Promise<void>> {
  // While it starts them, nothing else stops what runs already.
  process.once('SIGINT', () => void close());
  try {
    console.log('Getting the packages …');
    const hosts = await startHosts(unpackPackages());
    for (const { name, version, url } of hosts) console.log(`${name} ${version} is at ${url}`);
    process.env[HOSTS_VARIABLE] = JSON.stringify(hosts);
  } catch (error) {
    await close();
    if (!(error instanceof Unavailable)) throw error;
    console.log(`skipped: ${error.message}`);
  }
  return close;
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
  const shop = demo.url.replace('localhost', '127.0.0.1');
  const site: Site = { machine, shop, onClose: (done) => closing.push(done) };
  const all = Object.entries(SYSTEMS);
  const named = all.filter(([name]) => COMMAND_WORDS.some((word) => word.includes(name)));
  const hosts: HostFacts[] = [];
  for (const [, start] of named.length > 0 ? named : all) {
    const host = await start(site);
    origins.push(host.url);
    hosts.push(host);
  }
  return hosts;
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
