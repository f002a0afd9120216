import { setTimeout as pause } from 'node:timers/promises';

import { CATEGORIES, type TraceEvent, type Work, workBetween } from '../figures/trace.ts';
import { END, START, type Watched, watchScript } from '../in-page/watch.ts';
import { type BenchPage, htmlOf } from '../pages/pages.ts';
import { BLANK, type Site } from '../pages/site.ts';
import type { Chromium, Page } from './chromium.ts';

/** The conditions of a load. */
export interface Conditions {
  /** How many times slower the processor is. */
  readonly slowDown: number;
  readonly network: 'as it is' | 'slow 4G';
}

export const SLOW_CPU: Conditions = { slowDown: 4, network: 'as it is' };
export const SLOW_4G: Conditions = { slowDown: 4, network: 'slow 4G' };

/** What one load cost. */
export type Load = Watched & Work;

/** Lighthouse's "slow 4G": bytes per second, and milliseconds. */
const NETWORK = { offline: false, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, latency: 150 };

/** How long a page is watched after everything is visible, and how long until it must be. In milliseconds. */
const SETTLE = 800;
const LIMIT = 180_000;

/** Opens a page in a fresh context and calls `measure` while it is open. */
export async function withPage<Result>(
  { chromium, site }: { readonly chromium: Chromium; readonly site: Site },
  page: BenchPage,
  { slowDown, network }: Conditions,
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  site.add(page.name, htmlOf(page));
  const opened = await chromium.openPage();
  try {
    await opened.send('Page.enable');
    await opened.send('Emulation.setFocusEmulationEnabled', { enabled: true });
    await opened.send('Emulation.setDeviceMetricsOverride', {
      width: 1280,
      height: 900,
      deviceScaleFactor: 1,
      mobile: false,
    });
    await opened.send('Page.addScriptToEvaluateOnNewDocument', { source: watchScript(page.shows, SETTLE, BLANK) });
    await opened.send('Page.navigate', { url: site.url + BLANK });
    await pause(150);
    await opened.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    if (network === 'slow 4G') {
      await opened.send('Network.enable');
      await opened.send('Network.emulateNetworkConditions', NETWORK);
    }
    return await measure(opened);
  } finally {
    await opened.close();
  }
}

/** Loads a page to the end of what is watched. */
export async function loadOnce(
  bench: { readonly chromium: Chromium; readonly site: Site },
  page: BenchPage,
  conditions: Conditions,
): Promise<Load> {
  return withPage(bench, page, conditions, async (opened) => {
    await bench.chromium.startTracing(CATEGORIES);
    const watched = await visit(bench.site, page, opened);
    return { ...watched, ...workBetween((await bench.chromium.stopTracing()) as TraceEvent[], START, END) };
  });
}

/** Navigates to a page, and waits until what it shows is visible and it has settled. */
export async function visit({ url }: Site, { name }: BenchPage, opened: Page): Promise<Watched> {
  await opened.send('Page.navigate', { url: `${url}/${name}.html` });
  const watched = await Promise.race([
    opened.evaluate('window.benchWatched'),
    pause(LIMIT, undefined, { ref: false }).then(() => Promise.reject(new Error(`${name} shows nothing.`))),
  ]);
  return watched as Watched;
}
