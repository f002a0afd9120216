import { table } from '../../../src/build/documentation/markdown.ts';
import { blockingOf, type Figures, measureInTurns, ratio, rangeOf } from './figures.ts';
import { type Conditions, loadOnce, type Loader } from './load.ts';
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

/** The figures in milliseconds that are not compared: of a few milliseconds each, or none. */
const TOLD_ALONE: readonly string[] = ['layout shift', 'longest task'];

/** What each page costs when nothing of it is in a cache. */
export async function measureLoads(bench: Bench, conditions: Conditions): Promise<Measured> {
  const loads = await measureInTurns(bench.pages, bench.rounds, async (page): Promise<Figures> => {
    const { painted, ready, longTasks, shift } = await loadOnce(bench, page, conditions);
    return {
      painted,
      ready,
      TBT: blockingOf(longTasks),
      'longest task': Math.max(0, ...longTasks),
      'layout shift': shift,
    };
  });
  return measuredOf(bench.pages, loads);
}

/** Two tables: the figures, and how many times those of the peer they are. */
function measuredOf(pages: readonly BenchPage[], results: ReadonlyArray<readonly Figures[]>): Measured {
  const figures = Object.fromEntries(pages.map(({ name }, index) => [name, results[index] ?? []]));
  const columns = Object.keys(results[0]?.[0] ?? {});
  const told = table(
    ['median (min to max)', ...columns.map((column) => (column === 'layout shift' ? column : `${column} ms`))],
    pages.map(({ name, title }) => [
      title,
      ...columns.map((column) => rangeOf(figures[name], column, column === 'layout shift' ? 3 : 0)),
    ]),
  );
  const compared = columns.filter((column) => !TOLD_ALONE.includes(column));
  const ratios = table(
    ['times Ghost’s', ...compared],
    pages.map(({ name, title }) => [title, ...compared.map((column) => ratio(figures[name], figures[PEER], column))]),
  );
  return { figures, tables: `${told}\n\n${ratios}` };
}
