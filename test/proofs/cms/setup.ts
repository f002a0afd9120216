import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from 'vite';
import { startServer } from '../../../demo/backend/server.ts';
import { PROJECT } from '../../../src/build/project.ts';
import { COMMAND_WORDS, type HostFacts, HOSTS_VARIABLE } from './flows/hosts.ts';
import { freePort, type Machine, phpCommand, servePhp, SETTINGS } from './install/machine.ts';
import { type Packages, Unavailable, unpackPackages } from './install/packages.ts';
import { SYSTEMS } from './install/systems.ts';

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
  const names = Object.keys(SYSTEMS);
  const named = names.filter((name) => COMMAND_WORDS.some((word) => word.includes(name.toLowerCase())));
  const hosts: HostFacts[] = [];
  for (const name of named.length > 0 ? named : names) {
    const host = await startHost(machine, name, shop);
    origins.push(host.url);
    hosts.push(host);
  }
  return hosts;
}

async function startHost(machine: Machine, name: string, shop: string): Promise<HostFacts> {
  const { documents: path, plugin, install } = SYSTEMS[name] as (typeof SYSTEMS)[string];
  const documents = join(machine.root, path);
  const folder = join(machine.folder, name);
  mkdirSync(folder);
  // A run that was stopped leaves the plugin that it had installed.
  rmSync(join(documents, plugin), { recursive: true, force: true });
  const port = await freePort();
  const url = await startFront(shop, port);
  const password = randomBytes(12).toString('hex');
  const errorLog = join(folder, 'errors.log');
  const env = {
    HOST_URL: url,
    HOST_FOLDER: folder,
    HOST_DOCUMENTS: documents,
    HOST_SETTINGS: SETTINGS,
    HOST_ERRORS: errorLog,
    HOST_PASSWORD: password,
    SHOP_URL: shop,
  };
  const host = { name, url, shop, password, errorLog, folder, documents, php: phpCommand(machine, env) };
  const { version, env: more } = await install(machine, host);
  const facts = { ...host, version, php: phpCommand(machine, { ...env, ...more }) };
  await servePhp(machine, facts, port);
  return facts;
}

/** What the shop answers; the CMS answers everything else. */
const OF_THE_SHOP = String.raw`^/(?:service/|static/newsletter/|demo/api/|shop-widgets\.js)`;

/** A reverse proxy, as a shop has it, so that the services and the CMS have one origin. Returns that. */
async function startFront(shop: string, port: number): Promise<string> {
  const proxy = { [OF_THE_SHOP]: { target: shop }, '/': { target: `http://127.0.0.1:${String(port)}` } };
  const server = await preview({
    configFile: false,
    root: PROJECT,
    logLevel: 'silent',
    preview: { host: '127.0.0.1', port: await freePort(), strictPort: true, cors: false, proxy },
  });
  closing.push(() => server.close());
  return new URL(server.resolvedUrls?.local[0] ?? '').origin;
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
