import { type Load, loadOnce, SLOW_CPU } from '../browser/load.ts';
import { medianOf } from '../figures/statistics.ts';
import { markdownTable } from '../figures/tables.ts';
import { measureInTurns } from '../figures/turns.ts';
import { type BenchPage, repeated } from '../pages/pages.ts';
import type { Bench } from './measurement.ts';

const COUNTS = [1, 10, 100] as const;
const KINDS = ['newsletter', 'ghost'] as const;

/** A hundred frames take a while, and differ less than single ones. */
const ROUNDS = 3;

interface Subject {
  readonly kind: (typeof KINDS)[number];
  readonly count: number;
  readonly page: BenchPage;
}

/** What each further sign-up of a page costs, beside Ghost's. */
export async function measureMany(bench: Bench): Promise<string> {
  const subjects: Subject[] = COUNTS.flatMap((count) =>
    KINDS.map((kind) => ({ kind, count, page: repeated(kind, count) })),
  );
  const loads = await measureInTurns(subjects, Math.min(ROUNDS, bench.rounds), ({ page }) =>
    loadOnce(bench, page, SLOW_CPU),
  );
  const loadsOf = (kind: string, count: number) =>
    loads[subjects.findIndex((subject) => subject.kind === kind && subject.count === count)] ?? [];
  const perTag = (kind: string, count: number, figure: (load: Load) => number) =>
    (medianOf(loadsOf(kind, count).map(figure)) - medianOf(loadsOf(kind, 1).map(figure))) / (count - 1);

  return markdownTable([
    ['per further tag', 'script ms', 'style, layout ms', 'sum', 'times Ghost’s'],
    ...COUNTS.slice(1).flatMap((count) =>
      KINDS.map((kind) => {
        const sumOf = (of: string) => perTag(of, count, ({ script, style }) => script + style);
        return [
          `${kind === 'ghost' ? 'Ghost’s' : '`<shop-newsletter>`'}, of ${count}`,
          perTag(kind, count, ({ script }) => script).toFixed(1),
          perTag(kind, count, ({ style }) => style).toFixed(1),
          sumOf(kind).toFixed(1),
          `${(sumOf(kind) / sumOf('ghost')).toFixed(2)} ×`,
        ];
      }),
    ),
  ]);
}
