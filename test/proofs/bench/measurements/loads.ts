import { sizesOf } from '../../../../src/build/sizes.ts';
import { type Conditions, type Load, loadOnce, SLOW_4G, SLOW_CPU } from '../browser/load.ts';
import { blockingOf, ratio, rangeOf } from '../figures/statistics.ts';
import { markdownTable } from '../figures/tables.ts';
import { measureInTurns } from '../figures/turns.ts';
import { type BenchPage, furtherPages, PAGES } from '../pages/pages.ts';
import type { Bench } from './measurement.ts';

/** What is told of each load. */
const COLUMNS: readonly (readonly [title: string, digits: number, figure: (load: Load) => number])[] = [
  ['visible ms', 0, ({ visible }) => visible],
  ['works ms', 0, ({ ready }) => ready],
  ['script ms', 0, ({ script }) => script],
  ['style, layout ms', 0, ({ style }) => style],
  ['TBT ms', 0, ({ longTasks }) => blockingOf(longTasks)],
  ['longest task ms', 0, ({ longTasks }) => Math.max(0, ...longTasks)],
  ['layout shift', 3, ({ shift }) => shift],
];

/** The page that the ratios refer to: the published sign-up of another project, made with the same library. */
const PEER = 'ghost';

/** What each page costs with a slow processor. */
export function measureLoads(bench: Bench): Promise<string> {
  return tablesOf(bench, SLOW_CPU);
}

/** The same with a slow network as well. */
export function measureSlowNetwork(bench: Bench): Promise<string> {
  return tablesOf(bench, SLOW_4G);
}

async function tablesOf(bench: Bench, conditions: Conditions): Promise<string> {
  const pages = [...PAGES, ...furtherPages(bench.prerender)];
  const loads = await measureInTurns(pages, bench.rounds, (page) => loadOnce(bench, page, conditions));
  const kilobytes = pages.map((page) => kilobytesOf(bench, page));
  const peer = pages.findIndex(({ name }) => name === PEER);
  const figures = markdownTable([
    ['median (min to max)', ...COLUMNS.map(([title]) => title), 'script KB brotli'],
    ...pages.map(({ title }, index) => [
      title,
      ...COLUMNS.map(([, digits, figure]) => rangeOf((loads[index] ?? []).map(figure), digits)),
      (kilobytes[index] ?? 0).toFixed(1),
    ]),
  ]);
  const compared = COLUMNS.filter(([, digits]) => digits === 0);
  const ratios = markdownTable([
    ['times Ghost’s', ...compared.map(([title]) => title.replace(' ms', '')), 'script brotli'],
    ...pages.map(({ title }, index) => [
      title,
      ...compared.map(([, , figure]) => ratio((loads[index] ?? []).map(figure), (loads[peer] ?? []).map(figure))),
      ratio([kilobytes[index] ?? 0], [kilobytes[peer] ?? 0]),
    ]),
  ]);
  return [figures, ratios].join('\n\n');
}

function kilobytesOf({ scripts }: Bench, page: BenchPage): number {
  return page.scripts.reduce((sum, name) => sum + sizesOf(scripts[name]).brotli, 0) / 1000;
}
