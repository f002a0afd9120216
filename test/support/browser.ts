import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';

import { chromium } from '@playwright/test';

/** A Chromium or Chrome that runs on this machine. */
export interface Browser {
  readonly path: string;
  /** Its own version text, such as `Chromium 140.0.7339.80`; empty if asking would open a window (Windows). */
  readonly version: string;
  /** The source of the path, in words. */
  readonly source: string;
}

/** The queries about the machine, so that tests can replace them. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  isProgram: (path: string) => boolean;
  /** The output of the program for `--version`; `undefined` if it does not run. */
  versionOf: (path: string) => string | undefined;
  /** The path of Playwright's download. */
  playwrightPath: () => string;
}

const VARIABLES = ['CHROMIUM_PATH', 'PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH'];

/** The engine without the browser's window, which the tests prefer. */
const SHELL = 'chromium-headless-shell';

/**
 * Finds a browser: first the one in an environment variable, then an installed one, then Playwright's download. An
 * installed one is preferred to the download, so that the tests run without network access.
 *
 * @throws Error if an environment variable contains something that is not a browser
 */
export function findBrowser(machine: Machine = thisMachine): Browser | undefined {
  for (const name of VARIABLES) {
    const path = machine.env[name];
    if (path) {
      const version = versionOfBrowser(machine, path);
      if (version === undefined)
        throw new Error(`${name} is set to ${path}, but no Chromium or Chrome runs from there.`);
      return { path, version, source: `from ${name}` };
    }
  }
  return findAmong(machine, usualPlaces(machine));
}

/**
 * Finds a complete browser, for features that the engine lacks: a back/forward cache.
 *
 * @returns `undefined` if there is none
 */
export function findFullBrowser(machine: Machine = thisMachine): Browser | undefined {
  const found = findBrowser(machine);
  if (!found?.path.endsWith(SHELL)) return found;
  return findAmong(
    machine,
    usualPlaces(machine).filter((path) => !path.endsWith(SHELL)),
  );
}

function findAmong(machine: Machine, places: readonly string[]): Browser | undefined {
  for (const path of places) {
    const version = versionOfBrowser(machine, path);
    if (version !== undefined) return { path, version, source: 'installed' };
  }
  const path = machine.playwrightPath();
  const version = versionOfBrowser(machine, path);
  return version === undefined ? undefined : { path, version, source: 'Playwright’s download' };
}

function usualPlaces({ platform, env }: Machine): string[] {
  if (platform === 'darwin') {
    return ['', env['HOME'] ?? ''].flatMap((home) => [
      `${home}/Applications/Chromium.app/Contents/MacOS/Chromium`,
      `${home}/Applications/Google Chrome.app/Contents/MacOS/Google Chrome`,
    ]);
  }
  if (platform === 'win32') {
    return ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) =>
      env[name]
        ? [`${env[name]}\\Chromium\\Application\\chrome.exe`, `${env[name]}\\Google\\Chrome\\Application\\chrome.exe`]
        : [],
    );
  }
  // Without the browser's window the same engine runs a page in a third of the time.
  const names = [SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
  return ['/usr/bin', '/usr/local/bin', '/snap/bin'].flatMap((folder) => names.map((name) => `${folder}/${name}`));
}

/** The browser's version; `undefined` if there is none or if it is only a stub that asks to install one. */
function versionOfBrowser(machine: Machine, path: string): string | undefined {
  if (!machine.isProgram(path)) return undefined;
  // On Windows `--version` opens a window instead of printing.
  if (machine.platform === 'win32') return '';
  return /(?:Chromium|Chrome)[^\d\n]*\d+(?:\.\d+)+/.exec(machine.versionOf(path) ?? '')?.[0];
}

const thisMachine: Machine = {
  platform: process.platform,
  env: process.env,
  isProgram(path) {
    try {
      accessSync(path, constants.X_OK);
      return statSync(path).isFile();
    } catch {
      return false;
    }
  },
  versionOf(path) {
    // Debian's wrapper prints a harmless warning to standard error.
    const { status, stdout } = spawnSync(path, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: 20_000,
    });
    return status === 0 ? stdout : undefined;
  },
  playwrightPath: () => chromium.executablePath(),
};
