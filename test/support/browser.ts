import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { chromium } from '@playwright/test';

/** A Chromium or Chrome that runs on this machine. */
export interface Browser {
  readonly path: string;
  /** Its own version text, such as `Chromium 140.0.7339.80`; empty if asking would open a window (Windows). */
  readonly version: string;
}

const VARIABLES = ['CHROMIUM_PATH', 'PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH'];

/** The engine without the browser's window. It runs a page in a third of the time, so the tests prefer it. */
const SHELL = 'chromium-headless-shell';

const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** Where a browser may be. Playwright's download is the last, so that the tests run without network access. */
const PLACES = [
  ...['/usr/bin', '/usr/local/bin', '/snap/bin'].flatMap((folder) => NAMES.map((name) => `${folder}/${name}`)),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  chromium.executablePath(),
];

/**
 * Finds a browser: the one in an environment variable, otherwise the first that is there.
 *
 * @throws Error if an environment variable contains something that is not a browser
 */
export function findBrowser(places = PLACES): Browser | undefined {
  const variable = VARIABLES.find((name) => process.env[name]);
  if (variable === undefined) {
    // Starts no more browsers than it has to, to ask for their version.
    for (const path of places) {
      const browser = browserAt(path);
      if (browser) return browser;
    }
    return undefined;
  }
  const path = String(process.env[variable]);
  const named = browserAt(path);
  if (!named) throw new Error(`${variable} is set to ${path}, but no Chromium or Chrome runs from there.`);
  return named;
}

/** Finds a complete browser, for features that the engine lacks: a back/forward cache. */
export function findFullBrowser(): Browser | undefined {
  return findBrowser(PLACES.filter((path) => !path.endsWith(SHELL)));
}

/** The browser of a path, unless there is none, or only a stub that asks to install one. */
function browserAt(path: string): Browser | undefined {
  if (!existsSync(path)) return undefined;
  // On Windows `--version` opens a window instead of printing.
  if (process.platform === 'win32') return { path, version: '' };
  // Debian's wrapper prints a harmless warning to standard error.
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const version = /(?:Chromium|Chrome)[^\d\n]*\d+(?:\.\d+)+/.exec(stdout ?? '')?.[0];
  return version === undefined ? undefined : { path, version };
}
