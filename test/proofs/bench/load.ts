import { setTimeout as pause } from 'node:timers/promises';

import type { Browser, Page } from './browser.ts';
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

/** How long a page is watched after it is ready, also when it is viewed again, and how long until it must be. In milliseconds. */
const SETTLE = 800;
const VIEW_SETTLE = 500;
const LIMIT = 180_000;

/** Loads a page in a fresh context, to the end of what is watched. */
export async function loadOnce(loader: Loader, page: BenchPage, conditions: Conditions): Promise<Watched> {
  const context = await loader.browser.openContext();
  try {
    const tab = await openTab(await context.openPage(), loader, page, conditions, SETTLE);
    return await tab.view('');
  } finally {
    await context.close();
  }
}

/** The first, second and third view of a page by one visitor: in one tab, or each in a tab and a process of its own. */
export async function viewThrice(
  loader: Loader,
  page: BenchPage,
  conditions: Conditions,
  inOneTab: boolean,
): Promise<readonly Watched[]> {
  const context = await loader.browser.openContext();
  const open = async () => openTab(await context.openPage(), loader, page, conditions, VIEW_SETTLE);
  try {
    const views: Watched[] = [];
    let tab = await open();
    for (const number of [1, 2, 3]) {
      views.push(await tab.view(`?view=${String(number)}`));
      if (inOneTab || number === 3) continue;
      await tab.close();
      tab = await open();
    }
    return views;
  } finally {
    await context.close();
  }
}

/** A tab that is about to view a page. */
async function openTab(tab: Page, { site }: Loader, page: BenchPage, conditions: Conditions, settle: number) {
  site.add(page.name, htmlOf(page));
  await tab.send('Page.enable');
  await tab.send('Emulation.setFocusEmulationEnabled', { enabled: true });
  await tab.send('Emulation.setDeviceMetricsOverride', VIEWPORT);
  const source = watchScript({ shown: page.shows, settle, blank: BLANK });
  await tab.send('Page.addScriptToEvaluateOnNewDocument', { source });
  await tab.send('Page.navigate', { url: site.url + BLANK });
  await pause(150);
  await tab.send('Emulation.setCPUThrottlingRate', { rate: conditions.slowDown });
  if (conditions.network !== 'as it is') {
    await tab.send('Network.enable');
    await tab.send('Network.emulateNetworkConditions', NETWORK);
  }
  return {
    async view(query: string): Promise<Watched> {
      await tab.send('Page.navigate', { url: `${site.url}/${page.name}.html${query}` });
      const watched = await Promise.race([
        tab.evaluate('window.benchWatched'),
        pause(LIMIT, undefined, { ref: false }).then(() => Promise.reject(new Error(`${page.name} shows nothing.`))),
      ]);
      return watched as Watched;
    },
    close: tab.close,
  };
}
