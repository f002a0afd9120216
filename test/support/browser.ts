import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';

import { chromium } from '@playwright/test';

/** A Chromium or Chrome that runs here. */
export interface Browser {
  readonly path: string;
  /** As it names itself, such as `Chromium 140.0.7339.80`; empty where asking would open a window (Windows). */
  readonly version: string;
  /** Where the path is from, in words. */
  readonly source: string;
}

/** What the search asks the machine, so that tests can answer for one. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  isProgram: (path: string) => boolean;
  /** What the program prints for `--version`, undefined when it does not run. */
  versionOf: (path: string) => string | undefined;
  /** Where Playwright's own download would be. */
  playwrightPath: () => string;
}

const VARIABLES = ['CHROMIUM_PATH', 'PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH'];

/** The engine alone, without the browser's window: what the tests run on where they may choose. */
const SHELL = 'chromium-headless-shell';

/**
 * Looks for a browser: first where an environment variable points, then among the installed ones, then Playwright's
 * own download. An installed one comes before the download, so that the tests run where nothing can be downloaded.
 *
 * @throws Error when an environment variable points to something that is not a browser
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
 * Looks for a whole browser, for what the engine alone does not have: a back/forward cache.
 *
 * @returns `undefined` where there is none
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
  // Without the browser's own window the same engine runs a page in a third of the time.
  const names = [SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
  return ['/usr/bin', '/usr/local/bin', '/snap/bin'].flatMap((folder) => names.map((name) => `${folder}/${name}`));
}

/** The browser's version; undefined when there is none or when it is only a stub that asks to install one. */
function versionOfBrowser(machine: Machine, path: string): string | undefined {
  if (!machine.isProgram(path)) return undefined;
  // There `--version` opens a window instead of printing.
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
