import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';
import { table } from '../../../src/build/documentation/markdown.ts';
import { openTab, type Tab } from './browser.ts';
import { type Figures, medianIn, ratio, rangeOf } from './figures.ts';
import { type Place, type Watched, watchScript } from './in-page/watch.ts';
import { type BenchPage, EMPTY, htmlOf, PEER } from './pages.ts';
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

const MAIN_THREAD = 'main thread';

/** The figures with their units, the digits that the tables show, and with which figure of the peer each is compared. */
const COLUMNS: ReadonlyArray<readonly [name: string, unit: string, digits: number, ofPeer?: string]> = [
  ['painted', ' ms', 0, 'painted'],
  [MAIN_THREAD, ' ms', 0, MAIN_THREAD],
  ['script', ' kB', 1, 'script'],
  ['TBT', ' ms', 0],
  ['layout shift', '', 3],
  // The peer is mounted when it is painted.
  ['touch to mounted', ' ms', 0, 'painted'],
  ['key to frame', ' ms', 0],
];

/** How many times slower the processor is. */
const SLOW_DOWN = 4;

/** Lighthouse's "slow 4G": bytes per second, and milliseconds. */
const NETWORK = { offline: false, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, latency: 150 };

const VIEWPORT = { width: 1280, height: 900, deviceScaleFactor: 1, mobile: false };

/** How long a page is watched after the last that happens, and how long until it must be painted. In milliseconds. */
const SETTLE = 800;
const LIMIT = 180_000;

/** A visitor comes so many milliseconds after the paint, and types an address with so many between two keys. */
const TOUCH = 100;
const KEY = 60;
const ADDRESS = 'anna@example.com';

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
  const empty = medianIn(figures[EMPTY], MAIN_THREAD);
  const less = (load: Figures): Figures => ({ ...load, [MAIN_THREAD]: (load[MAIN_THREAD] ?? Number.NaN) - empty });
  const shown = bench.pages.filter(({ name }) => name !== EMPTY);
  const ofShown = Object.fromEntries(shown.map(({ name }) => [name, (figures[name] ?? []).map(less)]));
  const subtracted = Number.isNaN(empty) ? [] : [`Main thread: less the ${empty.toFixed(0)} ms of an empty page.`];
  return { figures: ofShown, tables: [...tablesOf(shown, ofShown), ...subtracted].join('\n\n') };
}

async function figuresOf(bench: Bench, page: BenchPage, isSlow4G: boolean): Promise<Figures> {
  const { watched } = await loadOnce(bench, page, { slowDown: SLOW_DOWN, isSlow4G });
  const { painted, touched = Number.NaN, mounted = Number.NaN, longTasks, shift, scriptBytes, keyToFrame } = watched;
  // A slow processor is imitated by waits that take the time of the thread, and a touched page's time is that of its keys.
  const isCounted = !isSlow4G && !page.isTouched;
  return {
    painted,
    [MAIN_THREAD]: isCounted ? (await loadOnce(bench, page, { slowDown: 1, isSlow4G })).mainThread : Number.NaN,
    script: scriptBytes / 1000,
    // The total blocking time is what long tasks take beyond the first 50 ms of each.
    TBT: longTasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
    'layout shift': shift,
    // A page may have mounted by itself before.
    'touch to mounted': Math.max(0, mounted - touched),
    'key to frame': page.isTouched ? keyToFrame : Number.NaN,
  };
}

interface Conditions {
  readonly slowDown: number;
  readonly isSlow4G: boolean;
}

interface Load {
  readonly watched: Watched;
  /** Milliseconds of processor time. */
  readonly mainThread: number;
}

/** Loads a page in a fresh context, to the end of what is watched. */
async function loadOnce({ devTools, site }: Bench, page: BenchPage, { slowDown, isSlow4G }: Conditions): Promise<Load> {
  site.add(page.name, htmlOf(page));
  const tab = await openTab(devTools);
  try {
    await tab.send('Page.enable');
    await tab.send('Performance.enable');
    await tab.send('Emulation.setFocusEmulationEnabled', { enabled: true });
    await tab.send('Emulation.setDeviceMetricsOverride', VIEWPORT);
    const source = watchScript({ shown: page.shows, isTouched: page.isTouched ?? false, settle: SETTLE, blank: BLANK });
    await tab.send('Page.addScriptToEvaluateOnNewDocument', { source });
    await tab.send('Page.navigate', { url: site.url + BLANK });
    await untilIdle(devTools);
    await tab.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    if (isSlow4G) {
      await tab.send('Network.enable');
      await tab.send('Network.emulateNetworkConditions', NETWORK);
    }
    const before = await threadTime(tab);
    await tab.send('Page.navigate', { url: `${site.url}/${page.name}.html` });
    const place = (await within(page, tab.evaluate('window.bench.painted'))) as Place;
    if (page.isTouched) await touch(tab, place);
    const watched = (await within(page, tab.evaluate('window.bench.done'))) as Watched;
    return { watched, mainThread: (await threadTime(tab)) - before };
  } finally {
    await tab.close();
  }
}

function within(page: BenchPage, result: Promise<unknown>): Promise<unknown> {
  const limit = pause(LIMIT, undefined, { ref: false });
  return Promise.race([result, limit.then(() => Promise.reject(new Error(`${page.name} did not come to its end.`)))]);
}

/** Presses the first field as a visitor with a mouse does, and types into it until React has taken it over, and on. */
async function touch(tab: Tab, place: Place): Promise<void> {
  await pause(TOUCH);
  const isMounted = tab.evaluate('window.bench.mounted').then(() => true);
  const notYet = Promise.resolve(false);
  const mouse = { ...place, button: 'left', clickCount: 1 };
  await tab.send('Input.dispatchMouseEvent', { ...place, type: 'mouseMoved' });
  await tab.send('Input.dispatchMouseEvent', { ...mouse, type: 'mousePressed' });
  await tab.send('Input.dispatchMouseEvent', { ...mouse, type: 'mouseReleased' });
  do {
    for (const text of ADDRESS) {
      await tab.send('Input.dispatchKeyEvent', { type: 'keyDown', text, key: text });
      await tab.send('Input.dispatchKeyEvent', { type: 'keyUp', key: text });
      await pause(KEY);
    }
  } while (!(await Promise.race([isMounted, notYet])));
}

/** The processor time that the main thread of a tab has taken, in milliseconds. */
async function threadTime(tab: Tab): Promise<number> {
  const { metrics } = (await tab.send('Performance.getMetrics')) as {
    readonly metrics: ReadonlyArray<{ readonly name: string; readonly value: number }>;
  };
  return 1000 * (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN);
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
function tablesOf(pages: readonly BenchPage[], figures: Measured['figures']): readonly string[] {
  const measured = COLUMNS.filter(([column]) =>
    pages.some(({ name }) => !Number.isNaN(medianIn(figures[name], column))),
  );
  const told = table(
    ['median (min to max)', ...measured.map(([name, unit]) => name + unit)],
    pages.map(({ name, title }) => [
      title,
      ...measured.map(([column, , digits]) => rangeOf(figures[name], column, digits)),
    ]),
  );
  const compared = measured.filter(([, , , ofPeer]) => ofPeer !== undefined);
  const ratios = table(
    ['× Ghost', ...compared.map(([name, , , ofPeer = name]) => (ofPeer === name ? name : `${name} ÷ ${ofPeer}`))],
    pages.map(({ name, title }) => [
      title,
      ...compared.map(([column, , , ofPeer = column]) => ratio(figures[name], figures[PEER], column, ofPeer)),
    ]),
  );
  return [told, ratios];
}
