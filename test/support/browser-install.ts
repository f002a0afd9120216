/** Finds a browser for the tests or installs one: `node test/support/browser-install.ts` says which, or what to do. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { type Browser, findBrowser } from './browser.ts';

/** How to get a browser, in one line, if every other way has failed. */
const ADVICE =
  'No Chromium or Chrome was found, and none could be installed: install one, or set CHROMIUM_PATH to its program.';

/**
 * Returns the browser for the tests: an installed one, otherwise Playwright's download, otherwise, as root on Debian
 * and its derivatives, the package of the system.
 *
 * @param say called with one line that says what is about to be installed
 * @throws Error with one line of advice if there is none and none can be installed
 */
export async function findOrInstallBrowser(say: (line: string) => void): Promise<Browser> {
  await equipBuildMachine();
  const present = findBrowser();
  if (present) return present;

  say('No browser is installed: downloading Playwright’s Chromium …');
  const cli = fileURLToPath(import.meta.resolve('@playwright/test/cli'));
  await succeeds(process.execPath, [cli, 'install', 'chromium']);
  const downloaded = findBrowser();
  if (downloaded) return downloaded;

  if (installsPackages()) {
    say('The download is not to be had here: installing the system’s package (apt-get install chromium) …');
    const updated = await succeeds('apt-get', ['update', '-qq']);
    if (updated) await installPackage('chromium');
    const installed = findBrowser();
    if (installed) return installed;
  }
  throw new Error(ADVICE);
}

/**
 * Installs Debian's Chromium on a build machine, and `chromium-headless-shell` if there is one: the same engine without
 * the browser's window, with which the tests take a third of the time. Other machines are not changed, and the tests
 * run without it.
 */
async function equipBuildMachine(): Promise<void> {
  if (!process.env.CI || process.env.CHROMIUM_PATH || !installsPackages()) return;
  const missing = ['chromium', 'chromium-headless-shell'].filter((name) => !existsSync(`/usr/bin/${name}`));
  if (missing.length === 0 || !(await succeeds('apt-get', ['update', '-qq']))) return;
  for (const name of missing) await installPackage(name);
}

function installsPackages(): boolean {
  return existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
}

function installPackage(name: string): Promise<boolean> {
  return succeeds('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
}

/** Runs a program without input and with hidden output; returns whether it succeeds within ten minutes. */
function succeeds(command: string, args: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const child = spawn(command, args, { stdio: 'ignore', env, timeout: 600_000 });
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
}

if (import.meta.main) {
  try {
    const { path, version, source } = await findOrInstallBrowser((line) => console.log(line));
    console.log(`Browser: ${version || 'Chrome'} (${source}, ${path})`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
