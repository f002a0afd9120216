import { setTimeout as pause } from 'node:timers/promises';

import type { CDPSession } from '@playwright/test';

import { openTab } from './browser.ts';
import { type Watched, watchScript } from './in-page/watch.ts';
import { type BenchPage, htmlOf } from './pages.ts';
import { BLANK, type Site } from './site.ts';

/** What loads pages: the session of the browser, and the server. */
export interface Loader {
  readonly devTools: CDPSession;
  readonly site: Site;
}

/** How many times slower the processor is. */
const SLOW_DOWN = 4;

/** Lighthouse's "slow 4G": bytes per second, and milliseconds. */
const NETWORK = { offline: false, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, latency: 150 };

const VIEWPORT = { width: 1280, height: 900, deviceScaleFactor: 1, mobile: false };

/** How long a page is watched after it is ready, and how long until it must be. In milliseconds. */
const SETTLE = 800;
const LIMIT = 180_000;

/** Loads a page in a fresh context, to the end of what is watched. */
export async function loadOnce({ devTools, site }: Loader, page: BenchPage, isSlow4G: boolean): Promise<Watched> {
  site.add(page.name, htmlOf(page));
  const tab = await openTab(devTools);
  try {
    await tab.send('Page.enable');
    await tab.send('Emulation.setFocusEmulationEnabled', { enabled: true });
    await tab.send('Emulation.setDeviceMetricsOverride', VIEWPORT);
    const source = watchScript({ shown: page.shows, settle: SETTLE, blank: BLANK });
    await tab.send('Page.addScriptToEvaluateOnNewDocument', { source });
    await tab.send('Page.navigate', { url: site.url + BLANK });
    await untilIdle(devTools);
    await tab.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    if (isSlow4G) {
      await tab.send('Network.enable');
      await tab.send('Network.emulateNetworkConditions', NETWORK);
    }
    await tab.send('Page.navigate', { url: `${site.url}/${page.name}.html` });
    const watched = await Promise.race([
      tab.evaluate('window.benchWatched'),
      pause(LIMIT, undefined, { ref: false }).then(() => Promise.reject(new Error(`${page.name} shows nothing.`))),
    ]);
    return watched as Watched;
  } finally {
    await tab.close();
  }
}

/**
 * Resolves when the browser does nothing any more. For each new window Chromium loads pages of its own interface, which
 * takes a processor for half a second.
 */
async function untilIdle(devTools: CDPSession): Promise<void> {
  let before = 0;
  for (let now = await processorTime(devTools); now - before > 0.01; now = await processorTime(devTools)) {
    before = now;
    await pause(100);
  }
}

/** What all processes of the browser have taken of the processors, in seconds. */
async function processorTime(devTools: CDPSession): Promise<number> {
  const { processInfo } = await devTools.send('SystemInfo.getProcessInfo');
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}
