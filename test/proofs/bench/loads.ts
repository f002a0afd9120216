import { table } from '../../../src/build/documentation/markdown.ts';
import { type Figures, ratio, rangeOf } from './figures.ts';
import { loadOnce, type Loader } from './load.ts';
import type { BenchPage } from './pages.ts';

/** What a measurement works with. */
export interface Bench extends Loader {
  readonly pages: readonly BenchPage[];
  /** Measurements of each page. */
  readonly rounds: number;
}

/** The tables of a measurement, and what each page measured, by its name. */
export interface Measured {
  readonly tables: string;
  readonly figures: Readonly<Record<string, readonly Figures[]>>;
}

/** The page that the ratios refer to: the published sign-up of another project, made with the same library. */
const PEER = 'ghost';

/** The figures with their units; the first three are compared with the peer. */
const COLUMNS = { painted: ' ms', ready: ' ms', TBT: ' ms', 'longest task': ' ms', 'layout shift': '' };

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
