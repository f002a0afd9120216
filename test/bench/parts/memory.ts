import type { Page } from '../browser/chromium.ts';
import { visit, withPage } from '../browser/load.ts';
import { markdownTable } from '../figures/tables.ts';
import { emptyPage } from '../pages/pages.ts';
import type { Bench } from './part.ts';

const TAGS = ['shop-newsletter', 'shop-footer'] as const;
const CYCLES = 1000;

/**
 * Cycles before the first look. V8 compiles what runs often, and keeps that: the heap grows by 8 % from 200 cycles to a
 * thousand, and by less than 1 % per thousand after two of them.
 */
const WARM_UP = 1000;

const PAGE = emptyPage('memory', ['shop-widgets.js']);

/** What the heap holds after an element was connected and disconnected again and again. */
export async function measureMemory(bench: Bench): Promise<string> {
  const rows: string[][] = [];
  for (const tag of TAGS) {
    const [before, after] = await withPage(bench, PAGE, { slowDown: 1, network: 'as it is' }, async (opened) => {
      await visit(bench.site, PAGE, opened);
      await opened.evaluate(cycle(tag, WARM_UP));
      const first = await megabytesOf(opened);
      await opened.evaluate(cycle(tag, CYCLES));
      return [first, await megabytesOf(opened)] as const;
    });
    rows.push([`\`<${tag}>\``, before.toFixed(2), after.toFixed(2), `${((after / before - 1) * 100).toFixed(1)} %`]);
  }
  return markdownTable([['', `after ${WARM_UP} cycles, MB`, `after ${CYCLES} more, MB`, 'growth'], ...rows]);
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

async function megabytesOf(page: Page): Promise<number> {
  await page.send('HeapProfiler.enable');
  // What has a finalizer takes a second round.
  for (let time = 0; time < 3; time += 1) await page.send('HeapProfiler.collectGarbage');
  await page.send('HeapProfiler.disable');
  const { usedSize } = (await page.send('Runtime.getHeapUsage')) as { readonly usedSize: number };
  return usedSize / 1_000_000;
}
