import { setTimeout as pause } from 'node:timers/promises';

import type { Page } from '../browser/chromium.ts';
import { visit, withPage } from '../browser/load.ts';
import { markdownTable } from '../figures/tables.ts';
import { emptyPage } from '../pages/pages.ts';
import type { Bench } from './measurement.ts';

const TAGS = ['shop-newsletter', 'shop-footer'] as const;
const CYCLES = 1000;

/**
 * How often the cycles are run. V8 compiles what runs often, and keeps that: what the heap grows by becomes smaller
 * with each time, unless something is held.
 */
const TIMES = 3;

/** In milliseconds. */
const SETTLE = 3000;

const PAGE = emptyPage('memory', ['shop-widgets.js']);

/** What the heap contains after an element was connected and disconnected again and again. */
export async function measureMemory(bench: Bench): Promise<string> {
  const rows: string[][] = [];
  for (const tag of TAGS) {
    const held = await withPage(bench, PAGE, { slowDown: 1, network: 'as it is' }, async (opened) => {
      await visit(bench.site, PAGE, opened);
      const heaps: Held[] = [];
      for (let time = 0; time < TIMES; time += 1) {
        await opened.evaluate(cycle(tag, CYCLES));
        heaps.push(await heldBy(opened));
      }
      return heaps;
    });
    const growths = held
      .slice(1)
      .map(({ heap }, index) => `${((heap / (held[index]?.heap ?? 0) - 1) * 100).toFixed(1)} %`);
    rows.push([
      `\`<${tag}>\``,
      ...held.map(({ heap }) => (heap / 1_000_000).toFixed(2)),
      ...growths,
      held.map(({ nodes }) => nodes).join(', '),
      held.map(({ jsEventListeners }) => jsEventListeners).join(', '),
    ]);
  }
  const thousands = Array.from({ length: TIMES }, (_, time) => ((time + 1) * CYCLES).toLocaleString('en'));
  return markdownTable([
    [
      '',
      ...thousands.map((cycles) => `after ${cycles} cycles, MB`),
      ...thousands.slice(1).map((cycles) => `growth to ${cycles}`),
      'DOM nodes',
      'listeners',
    ],
    ...rows,
  ]);
}

/** Connects an element, waits until it shows its widget, and disconnects it, again and again. */
function cycle(tag: string, times: number): string {
  return `(async () => {
    for (let time = 0; time < ${times}; time += 1) {
      const element = document.createElement('${tag}');
      const ready = new Promise((resolve) => element.addEventListener('shop-ready', resolve, { once: true }));
      document.body.append(element);
      await ready;
      element.remove();
      await new Promise((resolve) => setTimeout(resolve));
    }
  })()`;
}

/** What a page contains after the garbage is collected. */
interface Held {
  /** In bytes. */
  readonly heap: number;
  readonly nodes: number;
  readonly jsEventListeners: number;
}

async function heldBy(page: Page): Promise<Held> {
  // The last element may still wait for an idle moment to be taken down.
  await pause(SETTLE);
  await page.send('HeapProfiler.enable');
  // What has a finalizer takes a second round.
  for (let time = 0; time < 3; time += 1) await page.send('HeapProfiler.collectGarbage');
  await page.send('HeapProfiler.disable');
  const { usedSize } = (await page.send('Runtime.getHeapUsage')) as { readonly usedSize: number };
  return { heap: usedSize, ...((await page.send('Memory.getDOMCounters')) as Omit<Held, 'heap'>) };
}
