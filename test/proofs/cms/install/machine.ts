import { type ChildProcess, spawn, spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { openSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { HostFacts, PhpCommand } from '../flows/hosts.ts';
import type { Packages } from './packages.ts';

/** Where the programs are, and where a run keeps its files. */
export interface Machine {
  readonly root: string;
  /** The folder of this run: databases, settings, logs. It is removed at the end. */
  readonly folder: string;
  readonly versions: Packages['versions'];
  /** Called with each program that was started, so that it is stopped. */
  readonly onStart: (program: ChildProcess) => void;
}

/** What a program of the packages needs. */
type Programs = Pick<Machine, 'root' | 'folder'>;

export type Environment = Readonly<Record<string, string>>;

/** The folder of what the CMSs are set up with. */
export const SETTINGS = join(import.meta.dirname, '../settings');

/** Serves a folder with PHP's own server and several workers, because CMSs call themselves. */
export async function servePhp(machine: Machine, { documents, php }: HostFacts, port: number): Promise<void> {
  const words = [...php.words, '-S', `127.0.0.1:${String(port)}`, '-t', documents];
  start(machine, php.program, words, { PHP_CLI_SERVER_WORKERS: '4', ...php.env });
  await untilOpen(port);
}

/** What PHP is run with: a `php.ini` with every extension that was unpacked, and without the machine's own settings. */
export function phpCommand(machine: Programs, env: Environment = {}): PhpCommand {
  const { root, folder } = machine;
  const extensions = entryOf(join(root, 'usr/lib/php'), /^\d{8}$/);
  const all = readdirSync(extensions).filter((file) => file !== 'opcache.so');
  const ordered = [...FIRST.filter((file) => all.includes(file)), ...all.filter((file) => !FIRST.includes(file))];
  const settings = [
    `extension_dir = "${extensions}"`,
    `include_path = ".:${join(root, 'usr/share/php')}"`,
    'zend_extension = opcache.so',
    'opcache.enable_cli = 1',
    // A settings file that a test changes is read again at once.
    'opcache.revalidate_freq = 0',
    ...ordered.map((file) => `extension = ${file}`),
    'memory_limit = 256M',
    'display_errors = stderr',
    `session.save_path = "${folder}"`,
  ];
  const ini = join(folder, 'php.ini');
  writeFileSync(ini, settings.join('\n'));
  return {
    program: entryOf(join(root, 'usr/bin'), /^php\d/),
    words: ['-c', ini],
    // Empty, so that PHP does not read the machine's own /etc/php beside the file.
    env: {
      PHP_INI_SCAN_DIR: '',
      LD_LIBRARY_PATH: entryOf(join(root, 'usr/lib'), /-linux-gnu$/),
      TMPDIR: folder,
      ...env,
    },
  };
}

/** These have to be loaded before the extensions that use them. */
const FIRST = ['mysqlnd.so', 'pdo.so', 'dom.so', 'xml.so'];

/** Runs a PHP file that may fail. */
export function tryPhp(
  { program, words, env }: PhpCommand,
  more: readonly string[],
  input = '',
): SpawnSyncReturns<string> {
  return spawnSync(program, [...words, ...more], { encoding: 'utf8', env: { ...process.env, ...env }, input });
}

/** Runs a PHP file to its end. */
export function runPhp(php: PhpCommand, words: readonly string[]): void {
  const { status, stdout, stderr } = tryPhp(php, words);
  if (status !== 0) throw new Error(`PHP ${words.join(' ')} failed: ${stdout}${stderr}`);
}

/** Starts a program that runs until the end; what it prints goes to a file. */
export function start(machine: Machine, program: string, words: readonly string[], env: Environment = {}): void {
  const log = openSync(join(machine.folder, 'programs.log'), 'a');
  const started = spawn(program, words, {
    env: { ...process.env, ...phpCommand(machine).env, ...env },
    stdio: ['ignore', log, log],
    // A group of its own, so that the workers are stopped with it.
    detached: true,
  });
  machine.onStart(started);
}

/** Waits until somebody listens on a port. */
export async function untilOpen(port: number): Promise<void> {
  const end = Date.now() + 60_000;
  while (Date.now() < end) {
    const isOpen = await fetch(`http://127.0.0.1:${String(port)}/favicon.ico`).then(
      () => true,
      // MariaDB speaks no HTTP: an answer that cannot be read shows that it listens.
      (error: unknown) => !JSON.stringify((error as Error).cause).includes('ECONNREFUSED'),
    );
    if (isOpen) return;
    await pause(100);
  }
  throw new Error(`Nothing listened on port ${String(port)} within a minute.`);
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** The entry of a folder whose name holds a version or an architecture. */
function entryOf(folder: string, name: RegExp): string {
  const found = readdirSync(folder).find((entry) => name.test(entry));
  if (found === undefined) throw new Error(`The packages put nothing like ${String(name)} into ${folder}.`);
  return join(folder, found);
}
