import { table } from '../../../src/build/documentation/markdown.ts';
import { sizesOf } from '../../../src/build/sizes.ts';
import { blockingOf, type Figures, measureInTurns, ratio, rangeOf } from './figures.ts';
import { type Conditions, loadOnce, type Loader, viewThrice } from './load.ts';
import type { BenchPage } from './pages.ts';

/** What a measurement works with. */
export interface Bench extends Loader {
  readonly scripts: Readonly<Record<string, string>>;
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

/** How soon a page is there when the script is in the cache of the browser. */
export async function measureWarmViews(bench: Bench, conditions: Conditions): Promise<Measured> {
  const subjects = [true, false].flatMap((inOneTab) =>
    bench.pages.map((page) => ({
      page,
      inOneTab,
      name: `${page.name}${inOneTab ? '' : ', new process'}`,
      title: `${page.title}, ${inOneTab ? 'same tab' : 'new process'}`,
    })),
  );
  const views = await measureInTurns(subjects, bench.rounds, async ({ page, inOneTab }): Promise<Figures> => {
    const seen = await viewThrice(bench, page, conditions, inOneTab);
    const figures = seen.flatMap(({ painted, ready }, index) => [
      [`painted ${String(index + 1)}`, painted],
      [`ready ${String(index + 1)}`, ready],
    ]);
    return Object.fromEntries(figures) as Figures;
  });
  return measuredOf(subjects, views);
}

/** Two tables: the figures, and how many times those of the peer they are. */
function measuredOf(
  subjects: ReadonlyArray<Pick<BenchPage, 'name' | 'title'>>,
  results: ReadonlyArray<readonly Figures[]>,
): Measured {
  const figures = Object.fromEntries(subjects.map(({ name }, index) => [name, results[index] ?? []]));
  const columns = Object.keys(results[0]?.[0] ?? {});
  const told = table(
    ['median (min to max)', ...columns.map((column) => (column === 'layout shift' ? column : `${column} ms`))],
    subjects.map(({ name, title }) => [
      title,
      ...columns.map((column) => rangeOf(figures[name], column, column === 'layout shift' ? 3 : 0)),
    ]),
  );
  const compared = columns.filter((column) => !TOLD_ALONE.includes(column));
  const ratios = table(
    ['times Ghost’s', ...compared],
    subjects.map(({ name, title }) => {
      const peer = figures[name.replace(/^[^,]+/, PEER)];
      return [title, ...compared.map((column) => ratio(figures[name], peer, column))];
    }),
  );
  return { figures, tables: `${told}\n\n${ratios}` };
}

/** The size of each script that the pages load. */
export function measureSizes({ scripts, pages }: Pick<Bench, 'scripts' | 'pages'>): Measured {
  const loaded = Object.entries(scripts).filter(([name]) =>
    pages.some(({ script, head = '' }) => script === name || head.includes(`/${name}"`)),
  );
  const sizes = loaded.map(([name, code]) => {
    const { raw, gzip, brotli } = sizesOf(code);
    return [name, ...[raw, gzip, brotli].map((size) => size.toLocaleString('en-GB'))];
  });
  return { figures: {}, tables: table(['', 'raw', 'gzip -9', 'brotli 11'], sizes) };
}
