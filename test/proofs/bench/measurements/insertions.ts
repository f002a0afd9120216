import { readFileSync } from 'node:fs';

import { visit, withPage } from '../browser/load.ts';
import { rangeOf, ratio } from '../figures/statistics.ts';
import { markdownTable } from '../figures/tables.ts';
import { measureInTurns } from '../figures/turns.ts';
import { emptyPage } from '../pages/pages.ts';
import type { Bench } from './measurement.ts';
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
  const times = await measureInTurns(SUBJECTS, bench.rounds, ({ page }) =>
    withPage(bench, page, { slowDown: 1, network: 'as it is' }, async (opened) => {
      await opened.send('Performance.enable', { timeDomain: 'threadTicks' });
      await visit(bench.site, page, opened);
      await opened.evaluate(INSERT);
      // The first insertion warms up the page's own code.
      await opened.evaluate('window.insertElements()');
      const before = await durations(opened);
      for (let time = 0; time < REPEATED; time += 1) await opened.evaluate('window.insertElements()');
      const after = await durations(opened);
      return { all: (after.all - before.all) / REPEATED, callbacks: (after.callbacks - before.callbacks) / REPEATED };
    }),
  );
  return markdownTable([
    ['median (min to max)', 'all ms', 'ratio', 'in callbacks ms'],
    ...SUBJECTS.map(({ title }, index) => {
      const [own = [], base = []] = [times[index], times[0]].map((each) => each?.map(({ all }) => all) ?? []);
      return [
        title,
        rangeOf(own, 0),
        ratio(own, base),
        rangeOf(times[index]?.map(({ callbacks }) => callbacks) ?? [], 1),
      ];
    }),
  ]);
}

/** The time of the main thread on the processor since `Performance.enable`, and what observers take of it. */
async function durations(page: Page): Promise<{ readonly all: number; readonly callbacks: number }> {
  const { metrics } = (await page.send('Performance.getMetrics')) as {
    readonly metrics: readonly { readonly name: string; readonly value: number }[];
  };
  const of = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN) * 1000;
  return { all: of('TaskDuration'), callbacks: of('ScriptDuration') };
}
