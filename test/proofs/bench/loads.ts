import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';
import { table } from '../../../src/build/documentation/markdown.ts';
import { openTab } from './browser.ts';
import { type Figures, ratio, rangeOf } from './figures.ts';
import { type Watched, watchScript } from './in-page/watch.ts';
import { type BenchPage, htmlOf } from './pages.ts';
import { BLANK, type Site } from './site.ts';

/** What a measurement works with: the session of the browser, the server, and the pages. */
interface Bench {
  readonly devTools: CDPSession;
  readonly site: Site;
  readonly pages: readonly BenchPage[];
  /** Measurements of each page. */
  readonly rounds: number;
}

/** The tables of a measurement, and what each page measured, by its name. */
interface Measured {
  readonly tables: string;
  readonly figures: Readonly<Record<string, readonly Figures[]>>;
}

/** The page that the ratios refer to: the published sign-up of another project, made with the same library. */
const PEER = 'ghost';

/** The figures with their units; the first three are compared with the peer. */
const COLUMNS = { painted: ' ms', ready: ' ms', TBT: ' ms', 'longest task': ' ms', 'layout shift': '' };

/** How many times slower the processor is. */
const SLOW_DOWN = 4;

/** Lighthouse's "slow 4G": bytes per second, and milliseconds. */
const NETWORK = { offline: false, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, latency: 150 };

const VIEWPORT = { width: 1280, height: 900, deviceScaleFactor: 1, mobile: false };

/** How long a page is watched after it is ready, and how long until it must be. In milliseconds. */
const SETTLE = 800;
const LIMIT = 180_000;

/**
 * What each page costs when nothing of it is in a cache. The pages take turns, so that a busy machine affects all of them.
 * A first round is not counted: it warms up the browser.
 */
export async function measureLoads(bench: Bench, isSlow4G: boolean): Promise<Measured> {
  const figures: Record<string, Figures[]> = Object.fromEntries(bench.pages.map(({ name }) => [name, []]));
  for (let round = 0; round <= bench.rounds; round += 1) {
    for (const page of bench.pages) {
      const load = await figuresOf(bench, page, isSlow4G);
      if (round > 0) figures[page.name]?.push(load);
    }
  }
  return { figures, tables: tablesOf(bench.pages, figures) };
}

async function figuresOf(bench: Bench, page: BenchPage, isSlow4G: boolean): Promise<Figures> {
  const { painted, ready, longTasks, shift } = await loadOnce(bench, page, isSlow4G);
  // The total blocking time is what long tasks take beyond the first 50 ms of each.
  const blocking = longTasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0);
  return { painted, ready, TBT: blocking, 'longest task': Math.max(0, ...longTasks), 'layout shift': shift };
}

/** Loads a page in a fresh context, to the end of what is watched. */
async function loadOnce({ devTools, site }: Bench, page: BenchPage, isSlow4G: boolean): Promise<Watched> {
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

/** Two tables: the figures, and how many times those of the peer they are. */
function tablesOf(pages: readonly BenchPage[], figures: Measured['figures']): string {
  const columns = Object.entries(COLUMNS);
  const told = table(
    ['median (min to max)', ...columns.map(([name, unit]) => name + unit)],
    pages.map(({ name, title }) => [
      title,
      ...columns.map(([column, unit]) => rangeOf(figures[name], column, unit === '' ? 3 : 0)),
    ]),
  );
  const compared = Object.keys(COLUMNS).slice(0, 3);
  const ratios = table(
    ['times Ghost’s', ...compared],
    pages.map(({ name, title }) => [title, ...compared.map((column) => ratio(figures[name], figures[PEER], column))]),
  );
  return `${told}\n\n${ratios}`;
}
