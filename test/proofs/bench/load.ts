import { setTimeout as pause } from 'node:timers/promises';

import type { Browser } from './browser.ts';
import { type Watched, watchScript } from './in-page/watch.ts';
import { type BenchPage, htmlOf } from './pages.ts';
import { BLANK, type Site } from './site.ts';

/** What loads pages. */
export interface Loader {
  readonly browser: Browser;
  readonly site: Site;
}

/** The conditions of a load. */
export interface Conditions {
  /** How many times slower the processor is. */
  readonly slowDown: number;
  readonly network: 'as it is' | 'slow 4G';
}

/** Lighthouse's "slow 4G": bytes per second, and milliseconds. */
const NETWORK = { offline: false, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, latency: 150 };

const VIEWPORT = { width: 1280, height: 900, deviceScaleFactor: 1, mobile: false };

/** How long a page is watched after it is ready, and how long until it must be. In milliseconds. */
const SETTLE = 800;
const LIMIT = 180_000;

/** Loads a page in a fresh context, to the end of what is watched. */
export async function loadOnce({ browser, site }: Loader, page: BenchPage, conditions: Conditions): Promise<Watched> {
  site.add(page.name, htmlOf(page));
  const context = await browser.openContext();
  try {
    const tab = await context.openPage();
    await tab.send('Page.enable');
    await tab.send('Emulation.setFocusEmulationEnabled', { enabled: true });
    await tab.send('Emulation.setDeviceMetricsOverride', VIEWPORT);
    const source = watchScript({ shown: page.shows, settle: SETTLE, blank: BLANK });
    await tab.send('Page.addScriptToEvaluateOnNewDocument', { source });
    await tab.send('Page.navigate', { url: site.url + BLANK });
    await pause(150);
    await tab.send('Emulation.setCPUThrottlingRate', { rate: conditions.slowDown });
    if (conditions.network !== 'as it is') {
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
    await context.close();
  }
}
