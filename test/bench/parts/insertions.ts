import { readFileSync } from 'node:fs';

import { visit, withPage } from '../browser/load.ts';
import { rangeOf, ratio } from '../figures/statistics.ts';
import { markdownTable } from '../figures/tables.ts';
import { measureInTurns } from '../figures/turns.ts';
import { emptyPage } from '../pages/pages.ts';
import type { Bench } from './part.ts';
import type { Page } from '../browser/chromium.ts';

const INSERT = readFileSync(new URL('../in-page/insertions.js', import.meta.url), 'utf8');

/** A single insertion is short, so each load makes several. */
const REPEATED = 5;

const SUBJECTS = [
  { title: 'without the script', page: emptyPage('insertions-alone', []) },
  { title: 'with the script, whose observer looks at each', page: emptyPage('insertions', ['shop-widgets.js']) },
];

/**
 * What the observer of placeholders costs a page without tags. Measured on the processor: what else the machine does
 * would be more than the difference.
 */
export async function measureInsertions(bench: Bench): Promise<string> {
  const times = await measureInTurns(SUBJECTS, bench.rounds * 2, ({ page }) =>
    withPage(bench, page, { slowDown: 1, network: 'as it is' }, async (opened) => {
      await opened.send('Performance.enable', { timeDomain: 'threadTicks' });
      await visit(bench.site, page, opened);
      await opened.evaluate(INSERT);
      // The first insertion warms up the page's own code.
      await opened.evaluate('window.insertElements()');
      const before = await millisecondsOfTasks(opened);
      for (let time = 0; time < REPEATED; time += 1) await opened.evaluate('window.insertElements()');
      return ((await millisecondsOfTasks(opened)) - before) / REPEATED;
    }),
  );
  return markdownTable([
    ['', 'median (min to max) ms', 'ratio'],
    ...SUBJECTS.map(({ title }, index) => [
      title,
      rangeOf(times[index] ?? [], 1),
      ratio(times[index] ?? [], times[0] ?? []),
    ]),
  ]);
}

/** The time of the main thread on the processor since `Performance.enable`. */
async function millisecondsOfTasks(page: Page): Promise<number> {
  const { metrics } = (await page.send('Performance.getMetrics')) as {
    readonly metrics: readonly { readonly name: string; readonly value: number }[];
  };
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}
