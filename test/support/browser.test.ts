// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { findBrowser, findFullBrowser, type Machine } from './browser.ts';

const DOWNLOAD = '/cache/chromium-1200/chrome';

/** A machine on which the given programs are installed and print the given text for `--version`. */
function machineWith(programs: Record<string, string | undefined>, more: Partial<Machine> = {}): Machine {
  return {
    platform: 'linux',
    env: {},
    isProgram: (path) => path in programs,
    versionOf: (path) => programs[path],
    playwrightPath: () => DOWNLOAD,
    ...more,
  };
}

describe('findBrowser', () => {
  it('prefers the browser in the environment variable to an installed one', () => {
    const machine = machineWith(
      { '/opt/mine': 'Chromium 150.0.1.2', '/usr/bin/chromium': 'Chromium 140.0.0.1' },
      { env: { CHROMIUM_PATH: '/opt/mine' } },
    );

    expect(findBrowser(machine)).toEqual({
      path: '/opt/mine',
      version: 'Chromium 150.0.1.2',
      source: 'from CHROMIUM_PATH',
    });
  });

  it('reports an environment variable that names no browser', () => {
    const machine = machineWith({}, { env: { PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH: '/nowhere' } });

    expect(() => findBrowser(machine)).toThrow('PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH is set to /nowhere');
  });

  it('finds Debian’s Chromium and reads its version', () => {
    const machine = machineWith({
      '/usr/bin/chromium': 'Chromium 156.0.8078.79 built on Debian GNU/Linux 12 (bookworm)\n',
    });

    expect(findBrowser(machine)).toMatchObject({ version: 'Chromium 156.0.8078.79', source: 'installed' });
  });

  it('finds Google Chrome', () => {
    expect(findBrowser(machineWith({ '/usr/bin/google-chrome': 'Google Chrome 141.0.7390.54 ' }))?.version).toBe(
      'Chrome 141.0.7390.54',
    );
  });

  it('skips a stub that only asks to install a snap', () => {
    const machine = machineWith({
      '/usr/bin/chromium-browser': undefined,
      '/usr/bin/google-chrome': 'Google Chrome 141.0.0.1',
    });

    expect(findBrowser(machine)?.path).toBe('/usr/bin/google-chrome');
  });

  it('prefers an installed browser to Playwright’s download, and the download to nothing', () => {
    const download = { [DOWNLOAD]: 'Google Chrome for Testing 149.0.0.1' };

    expect(findBrowser(machineWith({ ...download, '/usr/bin/chromium': 'Chromium 1.2.3' }))?.path).toBe(
      '/usr/bin/chromium',
    );
    expect(findBrowser(machineWith(download))).toMatchObject({ path: DOWNLOAD, source: 'Playwright’s download' });
  });

  it('finds Chrome on macOS, for all users and for one', () => {
    const app = 'Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    const mac: Partial<Machine> = { platform: 'darwin', env: { HOME: '/Users/ada' } };

    expect(findBrowser(machineWith({ [`/${app}`]: 'Google Chrome 141.0.0.1' }, mac))?.path).toBe(`/${app}`);
    expect(findBrowser(machineWith({ [`/Users/ada/${app}`]: 'Google Chrome 141.0.0.1' }, mac))?.path).toBe(
      `/Users/ada/${app}`,
    );
  });

  it('finds Chrome on Windows without starting it', () => {
    const path = 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe';
    const windows: Partial<Machine> = {
      platform: 'win32',
      env: { PROGRAMFILES: 'C:\\Program Files' },
      versionOf: () => {
        throw new Error('would open a window');
      },
    };

    expect(findBrowser(machineWith({ [path]: undefined }, windows))).toMatchObject({ path, version: '' });
  });

  it('finds nothing on a bare machine', () => {
    expect(findBrowser(machineWith({}))).toBeUndefined();
  });
});

describe('findFullBrowser', () => {
  const shell = { '/usr/bin/chromium-headless-shell': 'Chromium 156.0.1.2' };

  it('finds the complete browser, even if the tests otherwise run on the engine only', () => {
    const machine = machineWith({ ...shell, '/usr/bin/chromium': 'Chromium 156.0.1.2' });

    expect(findBrowser(machine)?.path).toBe('/usr/bin/chromium-headless-shell');
    expect(findFullBrowser(machine)?.path).toBe('/usr/bin/chromium');
  });

  it('finds none if there is only the engine', () => {
    expect(findFullBrowser(machineWith(shell))).toBeUndefined();
  });
});
