/**
 * Runs before `npm start`, `npm test` and the other commands: installs the packages when they are missing or older
 * than package-lock.json, and makes sure that the Node they run on is new enough. Plain JavaScript without any
 * package, because it runs first, on whatever Node (18 or later) the machine has.
 *
 * `node .ci/setup.mjs demo/start.ts` then runs that program, with the words after it, on the Node of the packages: a
 * shell that has once found `node` would start the machine's own again.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { adviceFor, isInstalled } from './install-state.mjs';

const parent = process.ppid;
const root = fileURLToPath(new URL('..', import.meta.url));
const isWindows = process.platform === 'win32';
const own = join(root, 'node_modules', '.bin', isWindows ? 'node.cmd' : 'node');
/** The first Node that runs TypeScript files as they are. */
const oldestNode = [22, 18];

if (!isInstalled(textOf('package-lock.json'), textOf('node_modules/.package-lock.json'))) {
  console.log('Installing the packages (npm ci), this happens once …');
  const began = Date.now();
  // The commands need the development packages even where NODE_ENV says production, and the optional ones (Node itself
  // and the compiled parts of the tools) even where npm is set to leave them out.
  const include = ['--include=dev', '--include=optional'];
  const { ok, errors } = npm('ci', ...include, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error');
  if (!ok) stop(`The packages could not be installed: ${adviceFor(errors)}`);
  console.log(`Installed in ${Math.round((Date.now() - began) / 1000)} s.`);
}

if (!nodeIsNewEnough()) {
  stop(
    `Node ${oldestNode.join('.')} or later is needed (here: ${process.versions.node}). npm brings one for Linux (x64, arm64) and ` +
      'Windows (x64): install it again with `npm ci --include=dev --include=optional`, or install Node 24 on this machine.',
  );
}

const [program, ...words] = process.argv.slice(2);
if (program !== undefined) {
  const child = spawn(existsSync(own) ? own : process.execPath, [program, ...words], {
    stdio: 'inherit',
    shell: isWindows,
  });
  // npm passes on to this process what ends it; the program closes its server then.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // Where `sh` is dash, as on Debian and Ubuntu, a signal to npm ends only the shell between npm and this process.
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && child.kill(), 500).unref();
  child.on('close', (code) => process.exit(code ?? 1));
}

/**
 * Whether the `node` that an npm script starts is new enough: npm puts node_modules/.bin first on PATH, so it is the one
 * that .ci/node names, where there is one for this machine.
 */
function nodeIsNewEnough() {
  const answer = spawnSync(own, ['--version'], { encoding: 'utf8', shell: isWindows });
  const version = answer.status === 0 ? answer.stdout : process.version;
  // One that does not run here (Alpine has another C library) would stand before the machine's own.
  if (answer.status !== 0 && existsSync(own)) rmSync(own);
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1]);
}

/** Runs npm in the project's folder, on the Node that runs the npm around us; its errors are shown and returned. */
function npm(...args) {
  const cli = process.env.npm_execpath;
  const [command, first] = cli ? [process.env.npm_node_execpath ?? process.execPath, [cli]] : ['npm', []];
  const { status, stderr, error } = spawnSync(command, [...first, ...args], {
    cwd: root,
    encoding: 'utf8',
    shell: cli === undefined && process.platform === 'win32',
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  if (status !== 0) process.stderr.write(stderr ?? '');
  return { ok: status === 0, errors: `${stderr ?? ''}${error?.message ?? ''}` };
}

function textOf(path) {
  try {
    return readFileSync(join(root, path), 'utf8');
  } catch {
    return undefined;
  }
}

function stop(message) {
  console.error(`\n${message}`);
  process.exit(1);
}
