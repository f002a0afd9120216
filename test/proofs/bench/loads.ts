import { table } from '../../../src/build/documentation/tables.ts';
import { sizesOf } from '../../../src/build/sizes.ts';
import type { Browser } from './browser.ts';
import { blockingOf, measureInTurns, ratio, rangeOf } from './figures.ts';
import type { Watched } from './in-page/watch.ts';
import { type Conditions, loadOnce } from './load.ts';
import type { BenchPage, ScriptName } from './pages.ts';
import type { Site } from './site.ts';

/** What a measurement works with. */
export interface Bench {
  readonly browser: Browser;
  readonly site: Site;
  readonly scripts: Readonly<Record<ScriptName, string>>;
  readonly pages: readonly BenchPage[];
  /** Measurements of each page. */
  readonly rounds: number;
}

/** What is told of each load. */
const COLUMNS: readonly (readonly [title: string, digits: number, figure: (load: Watched) => number])[] = [
  ['visible ms', 0, ({ visible }) => visible],
  ['works ms', 0, ({ ready }) => ready],
  ['TBT ms', 0, ({ longTasks }) => blockingOf(longTasks)],
  ['longest task ms', 0, ({ longTasks }) => Math.max(0, ...longTasks)],
  ['layout shift', 3, ({ shift }) => shift],
];

/** The page that the ratios refer to: the published sign-up of another project, made with the same library. */
const PEER = 'ghost';

/** What each page costs, as two tables: the figures, and how many times those of the peer they are. */
export async function measureLoads(bench: Bench, conditions: Conditions): Promise<string> {
  const { pages, rounds } = bench;
  const loads = await measureInTurns(pages, rounds, (page) => loadOnce(bench, page, conditions));
  const kilobytes = pages.map((page) => kilobytesOf(bench, page));
  const peer = pages.findIndex(({ name }) => name === PEER);
  const figures = table(
    ['median (min to max)', ...COLUMNS.map(([title]) => title), 'script KB brotli'],
    pages.map(({ title }, index) => [
      title,
      ...COLUMNS.map(([, digits, figure]) => rangeOf((loads[index] ?? []).map(figure), digits)),
      (kilobytes[index] ?? 0).toFixed(1),
    ]),
  );
  const compared = COLUMNS.filter(([, digits]) => digits === 0);
  const ratios = table(
    ['times Ghost’s', ...compared.map(([title]) => title.replace(' ms', '')), 'script brotli'],
    pages.map(({ title }, index) => [
      title,
      ...compared.map(([, , figure]) => ratio((loads[index] ?? []).map(figure), (loads[peer] ?? []).map(figure))),
      ratio([kilobytes[index] ?? 0], [kilobytes[peer] ?? 0]),
    ]),
  );
  return [figures, ratios].join('\n\n');
}

function kilobytesOf({ scripts }: Bench, page: BenchPage): number {
  return page.scripts.reduce((sum, name) => sum + sizesOf(scripts[name]).brotli, 0) / 1000;
}
