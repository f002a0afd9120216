import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { firefox, type LaunchOptions, webkit } from '@playwright/test';

/** An engine besides Chromium, and how it is started here. */
export interface Engine {
  readonly name: 'firefox' | 'webkit';
  /** Where the program is from; `undefined` when there is none. */
  readonly launch: LaunchOptions | undefined;
  /** Where the program is from, or why there is none. */
  readonly source: string;
}

const INSTALLED_FIREFOX = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** Looks for Playwright's own browser, and for an installed one where Playwright can drive it. */
export function findEngines(): readonly Engine[] {
  return [findFirefox(), findWebKit()];
}

function findFirefox(): Engine {
  if (existsSync(firefox.executablePath())) return { name: 'firefox', launch: {}, source: 'Playwright’s download' };
  const program = INSTALLED_FIREFOX.find((path) => existsSync(path));
  if (!program)
    return { name: 'firefox', launch: undefined, source: 'neither Playwright’s Firefox nor another is installed' };
  return {
    name: 'firefox',
    launch: {
      channel: 'moz-firefox',
      executablePath: fileURLToPath(new URL('firefox.mjs', import.meta.url)),
      env: { ...process.env, FIREFOX_PROGRAM: program },
    },
    source: `installed, ${program}`,
  };
}

function findWebKit(): Engine {
  if (existsSync(webkit.executablePath())) return { name: 'webkit', launch: {}, source: 'Playwright’s download' };
  return {
    name: 'webkit',
    launch: undefined,
    source: 'Playwright’s WebKit is not installed, and Playwright cannot drive another one',
  };
}
