import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { firefox, type LaunchOptions, webkit } from '@playwright/test';
import { CERTIFICATE_MAKER } from './webkit/proxy.ts';
import { findBrowser, SCREEN, WEB_DRIVER } from './webkit/web-driver.ts';

/** An engine besides Chromium, and how it is started here. */
export interface Engine {
  readonly name: 'firefox' | 'webkit';
  /** As which browser Playwright starts it, if not as itself. */
  readonly browserName?: 'firefox' | 'webkit';
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

/** Looks for Playwright's own browser, else for an installed one. */
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
  const missing = [WEB_DRIVER, findBrowser() ?? 'MiniBrowser', SCREEN, CERTIFICATE_MAKER].filter(
    (path) => !existsSync(path),
  );
  if (missing.length > 0) {
    const source = `neither Playwright’s WebKit nor ${missing.join(', ')} is installed`;
    return { name: 'webkit', launch: undefined, source };
  }
  const executablePath = fileURLToPath(new URL('webkit.ts', import.meta.url));
  return {
    name: 'webkit',
    // Playwright drives installed browsers by WebDriver BiDi as Firefox alone.
    browserName: 'firefox',
    launch: { channel: 'moz-firefox', executablePath },
    source: `installed, driven by ${WEB_DRIVER}`,
  };
}
