import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { firefox, type LaunchOptions, webkit } from '@playwright/test';

/** An engine besides Chromium, and how it is started on this machine. */
export interface Engine {
  readonly name: 'firefox' | 'webkit';
  /** `undefined` where the engine is not installed. */
  readonly launch: LaunchOptions | undefined;
  /** Where the program is from, or how to get it. */
  readonly source: string;
}

const INSTALLED_FIREFOX = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** Looks for Playwright's own browsers, and for an installed Firefox. Playwright drives no installed WebKit. */
export function findEngines(): readonly Engine[] {
  return [findFirefox(), playwrightsOwn('webkit', webkit.executablePath())];
}

function findFirefox(): Engine {
  const own = playwrightsOwn('firefox', firefox.executablePath());
  const program = INSTALLED_FIREFOX.find((path) => existsSync(path));
  if (own.launch || !program) return own;
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

function playwrightsOwn(name: Engine['name'], path: string): Engine {
  if (existsSync(path)) return { name, launch: {}, source: 'Playwright’s download' };
  return { name, launch: undefined, source: `not installed: npx playwright install --with-deps ${name}` };
}
