/** Finds a browser for the tests or installs one: `node test/support/browser-install.ts` says which, or what to do. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, findBrowser } from './browser.ts';

/** How to get a browser, in one line, if every other way has failed. */
const ADVICE =
  'No Chromium or Chrome was found, and none could be installed: install one, or set CHROMIUM_PATH to its program.';

/**
 * Chromium, and its engine without a window: with that the tests take a third of the time, and without Chromium those of
 * the back/forward cache are skipped.
 */
const PACKAGES = ['chromium', 'chromium-headless-shell'];

/**
 * Returns the browser for the tests: an installed one, otherwise Playwright's download. Where the user is root on Debian,
 * as on a build machine and in a container, the packages of the system are installed before.
 *
 * @throws Error with one line of advice if there is none and none can be installed
 */
export function findOrInstallBrowser(): Browser {
  installPackages();
  const present = findBrowser();
  if (present) return present;

  console.error('No browser is installed: downloading Playwright’s Chromium …');
  const cli = fileURLToPath(import.meta.resolve('@playwright/test/cli'));
  succeeds(process.execPath, [cli, 'install', 'chromium']);
  const downloaded = findBrowser();
  if (!downloaded) throw new Error(ADVICE);
  return downloaded;
}

function installPackages(): void {
  const missing = PACKAGES.filter((name) => !existsSync(`/usr/bin/${name}`));
  if (missing.length === 0 || process.env.CHROMIUM_PATH || process.getuid?.() !== 0 || !isDebian()) return;
  console.error(`Installing the system’s packages (apt-get install ${missing.join(' ')}) …`);
  if (!succeeds('apt-get', ['update', '-qq'])) return;
  for (const name of missing) succeeds('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
}

function isDebian(): boolean {
  return existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

/** Runs a program without input and with hidden output; returns whether it succeeds within ten minutes. */
function succeeds(command: string, args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: 'ignore', env, timeout: 600_000 }).status === 0;
}

if (import.meta.main) {
  try {
    const { path, version } = findOrInstallBrowser();
    console.log(`Browser: ${version || 'Chrome'} (${path})`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
