import { type ChildProcess, spawn, spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PhpCommand } from '../flows/hosts.ts';
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

/** What a CMS is started with. */
export interface Site {
  readonly machine: Machine;
  /** The origin of the shop's services and of the script. */
  readonly shop: string;
  /** Called with what has to be done at the end. */
  readonly onClose: (close: () => void) => void;
}

/** The folder of what the CMSs are set up with. */
export const SETTINGS = fileURLToPath(new URL('../settings', import.meta.url));

export interface PhpServer {
  /** The folder whose files are served. */
  readonly documents: string;
  readonly port: number;
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts PHP's own server, with several workers, because CMSs call themselves. */
export async function servePhp(machine: Machine, name: string, server: PhpServer): Promise<void> {
  const address = `127.0.0.1:${String(server.port)}`;
  const words = [...phpWords(machine), '-S', address, '-t', server.documents];
  start(machine, name, phpProgram(machine), words, { PHP_CLI_SERVER_WORKERS: '4', ...server.env });
  await untilOpen(server.port, name);
}

/** Runs a PHP file and returns what it printed. */
export function runPhp(machine: Machine, words: readonly string[], env: Readonly<Record<string, string>> = {}): string {
  return runProgram(machine, phpProgram(machine), [...phpWords(machine), ...words], env);
}

/** What a test needs to run PHP files itself. */
export function phpCommand(machine: Machine, env: Readonly<Record<string, string>>): PhpCommand {
  return { program: phpProgram(machine), words: phpWords(machine), env: { ...libraryPath(machine), ...env } };
}

/** Runs a PHP file that may fail. */
export function tryPhp(machine: Programs, words: readonly string[], input = ''): SpawnSyncReturns<string> {
  const options = { encoding: 'utf8', env: envOf(machine, {}), input } as const;
  return spawnSync(phpProgram(machine), [...phpWords(machine), ...words], options);
}

/** Runs a program to its end and returns what it printed. */
export function runProgram(
  machine: Machine,
  program: string,
  words: readonly string[],
  env: Readonly<Record<string, string>> = {},
): string {
  const options = { encoding: 'utf8', env: envOf(machine, env) } as const;
  const { status, stdout, stderr } = spawnSync(program, words, options);
  if (status !== 0) throw new Error(`${[program, ...words].join(' ')} failed: ${stdout}${stderr}`);
  return stdout;
}

/** Starts a program that runs until the end; what it prints goes to a file. */
export function start(
  machine: Machine,
  name: string,
  program: string,
  words: readonly string[],
  env: Readonly<Record<string, string>> = {},
): void {
  const log = join(machine.folder, `${name}.log`);
  // The shell replaces itself by the program, so that the process that is stopped later is the program's.
  const started = spawn('/bin/sh', ['-c', 'log=$1; shift; exec "$@" >"$log" 2>&1', 'sh', log, program, ...words], {
    env: envOf(machine, env),
    stdio: 'ignore',
    // A group of its own, so that the workers are stopped with it.
    detached: true,
  });
  machine.onStart(started);
}

/** Waits until somebody listens on a port. */
export async function untilOpen(port: number, name: string): Promise<void> {
  const end = Date.now() + 60_000;
  while (Date.now() < end) {
    const isOpen = await fetch(`http://127.0.0.1:${String(port)}/favicon.ico`).then(
      () => true,
      // MariaDB speaks no HTTP: an answer that cannot be read shows that it listens.
      (error: unknown) => !JSON.stringify((error as Error).cause).includes('ECONNREFUSED'),
    );
    if (isOpen) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  throw new Error(`${name} did not start within a minute.`);
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

function envOf({ root, folder }: Programs, more: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  return { ...process.env, ...libraryPath({ root }), TMPDIR: folder, ...more };
}

function libraryPath({ root }: Pick<Machine, 'root'>) {
  return { LD_LIBRARY_PATH: entryOf(join(root, 'usr/lib'), /-linux-gnu$/) };
}

function phpProgram({ root }: Programs): string {
  return entryOf(join(root, 'usr/bin'), /^php\d/);
}

/** The entry of a folder whose name holds a version or an architecture. */
function entryOf(folder: string, name: RegExp): string {
  const found = readdirSync(folder).find((entry) => name.test(entry));
  if (found === undefined) throw new Error(`The packages put nothing like ${String(name)} into ${folder}.`);
  return join(folder, found);
}

/** These have to be loaded before the extensions that use them. */
const FIRST = ['mysqlnd.so', 'pdo.so', 'dom.so', 'xml.so'];

/** A `php.ini` with every extension that was unpacked, and without the machine's own settings. */
function phpWords({ root, folder }: Programs): string[] {
  const extensions = entryOf(join(root, 'usr/lib/php'), /^\d{8}$/);
  const all = readdirSync(extensions).filter((file) => file !== 'opcache.so');
  const ordered = [...FIRST.filter((file) => all.includes(file)), ...all.filter((file) => !FIRST.includes(file))];
  const ini = join(folder, 'php.ini');
  writeFileSync(
    ini,
    [
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
    ].join('\n'),
  );
  return ['-c', ini];
}
