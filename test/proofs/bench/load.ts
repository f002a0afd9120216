import { setTimeout as pause } from 'node:timers/promises';

import type { Browser, Page } from './browser.ts';
import { type Watched, watchScript } from './in-page/watch.ts';
import { type BenchPage, htmlOf } from './pages.ts';
import { BLANK, type Site } from './site.ts';

/** The conditions of a load. */
export interface Conditions {
  /** How many times slower the processor is. */
  readonly slowDown: number;
  readonly network: 'as it is' | 'slow 4G';
}

/** Lighthouse's "slow 4G": bytes per second, and milliseconds. */
const NETWORK = { offline: false, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, latency: 150 };

const VIEWPORT = { width: 1280, height: 900, deviceScaleFactor: 1, mobile: false };

/** How long a page is watched after everything is visible, and how long until it must be. In milliseconds. */
const SETTLE = 800;
const LIMIT = 180_000;

/** Loads a page in a fresh context, to the end of what is watched. */
export async function loadOnce(
  { browser, site }: { readonly browser: Browser; readonly site: Site },
  page: BenchPage,
  conditions: Conditions,
): Promise<Watched> {
  site.add(page.name, htmlOf(page));
  const opened = await browser.openPage();
  try {
    await prepare(opened, site, page, conditions);
    await opened.send('Page.navigate', { url: `${site.url}/${page.name}.html` });
    const watched = await Promise.race([
      opened.evaluate('window.benchWatched'),
      pause(LIMIT, undefined, { ref: false }).then(() => Promise.reject(new Error(`${page.name} shows nothing.`))),
    ]);
    return watched as Watched;
  } finally {
    await opened.close();
  }
}

async function prepare(opened: Page, site: Site, { shows }: BenchPage, conditions: Conditions): Promise<void> {
  await opened.send('Page.enable');
  await opened.send('Emulation.setFocusEmulationEnabled', { enabled: true });
  await opened.send('Emulation.setDeviceMetricsOverride', VIEWPORT);
  await opened.send('Page.addScriptToEvaluateOnNewDocument', { source: watchScript(shows, SETTLE, BLANK) });
  await opened.send('Page.navigate', { url: site.url + BLANK });
  await pause(150);
  await opened.send('Emulation.setCPUThrottlingRate', { rate: conditions.slowDown });
  if (conditions.network === 'as it is') return;
  await opened.send('Network.enable');
  await opened.send('Network.emulateNetworkConditions', NETWORK);
}
