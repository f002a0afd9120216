import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { chromium } from '@playwright/test';

/** A Chromium or Chrome that runs on this machine. */
export interface Browser {
  readonly path: string;
  /** Its own version text, such as `Chromium 140.0.7339.80`; empty if asking would open a window (Windows). */
  readonly version: string;
  /** The source of the path, in words. */
  readonly source: string;
}

const VARIABLES = ['CHROMIUM_PATH', 'PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH'];

/** The engine without the browser's window. It runs a page in a third of the time, so the tests prefer it. */
const SHELL = 'chromium-headless-shell';

/**
 * Finds a browser: first the one in an environment variable, then an installed one, then Playwright's download. An
 * installed one is preferred to the download, so that the tests run without network access.
 *
 * @throws Error if an environment variable contains something that is not a browser
 */
export function findBrowser(): Browser | undefined {
  for (const name of VARIABLES) {
    const path = process.env[name];
    if (!path) continue;
    const version = versionOf(path);
    if (version === undefined) throw new Error(`${name} is set to ${path}, but no Chromium or Chrome runs from there.`);
    return { path, version, source: `from ${name}` };
  }
  return findAmong(usualPlaces());
}

/**
 * Finds a complete browser, for features that the engine lacks: a back/forward cache.
 *
 * @returns `undefined` if there is none
 */
export function findFullBrowser(): Browser | undefined {
  const found = findBrowser();
  if (!found?.path.endsWith(SHELL)) return found;
  return findAmong(usualPlaces().filter((path) => !path.endsWith(SHELL)));
}

function findAmong(places: readonly string[]): Browser | undefined {
  for (const path of places) {
    const version = versionOf(path);
    if (version !== undefined) return { path, version, source: 'installed' };
  }
  const path = chromium.executablePath();
  const version = versionOf(path);
  return version === undefined ? undefined : { path, version, source: 'Playwright’s download' };
}

function usualPlaces(): string[] {
  const { env, platform } = process;
  if (platform === 'darwin') {
    return ['Chromium', 'Google Chrome'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
  }
  if (platform === 'win32') {
    return ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) =>
      env[name] ? [`${env[name]}\\Google\\Chrome\\Application\\chrome.exe`] : [],
    );
  }
  const names = [SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
  return ['/usr/bin', '/usr/local/bin', '/snap/bin'].flatMap((folder) => names.map((name) => `${folder}/${name}`));
}

/** The browser's version; `undefined` if there is none or if it is only a stub that asks to install one. */
function versionOf(path: string): string | undefined {
  if (!existsSync(path)) return undefined;
  // On Windows `--version` opens a window instead of printing.
  if (process.platform === 'win32') return '';
  // Debian's wrapper prints a harmless warning to standard error.
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return /(?:Chromium|Chrome)[^\d\n]*\d+(?:\.\d+)+/.exec(stdout ?? '')?.[0];
}
