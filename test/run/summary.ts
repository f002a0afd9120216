import type { Counts } from './counts.ts';

/** How a step went. */
export interface StepResult {
  readonly title: string;
  readonly outcome: 'passed' | 'failed' | 'not run';
  readonly counts: Counts;
  readonly seconds: number;
  /** Why it failed or did not run, where its output does not say. */
  readonly note?: string;
}

/**
 * The table that ends a run: a line a step, then the whole. Its very last line is `N passed, N failed`.
 *
 * @param seconds what the whole run took, which is less than the sum when steps ran side by side
 */
export function summaryOf(results: readonly StepResult[], seconds: number): string {
  const rows = results.map((result) => [result.title, result.outcome, testsOf(result), secondsOf(result.seconds)]);
  const table = linesOf([['step', 'result', 'tests', 'time'], ...rows, ['together', '', '', secondsOf(seconds)]]);
  const { passed, failed } = totalOf(results);
  return [...table, '', `${passed} passed, ${failed} failed`].join('\n');
}

/** All steps' tests together. */
export function totalOf(results: readonly StepResult[]): Counts {
  const sum = (part: keyof Counts) => results.reduce((total, { counts }) => total + counts[part], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/** Seconds as `4.2 s`, from a minute on as `1 min 04 s`. */
export function secondsOf(seconds: number): string {
  if (seconds < 59.95) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`;
}

function testsOf({ counts, note }: StepResult): string {
  const { passed, failed, skipped } = counts;
  const parts = [[passed, 'passed'] as const, [failed, 'failed'] as const, [skipped, 'skipped'] as const];
  const text = parts.flatMap(([count, word]) => (count > 0 ? [`${count} ${word}`] : [])).join(', ');
  return note ? [text, `(${note})`].filter(Boolean).join(' ') : text;
}

/** Rows as lines with aligned columns; the last column to the right. */
function linesOf(rows: readonly (readonly string[])[]): string[] {
  const widths = rows.reduce<number[]>(
    (found, row) => row.map((cell, at) => Math.max(found[at] ?? 0, cell.length)),
    [],
  );
  return rows.map((row) => {
    const cells = row.map((cell, at) => {
      return at === row.length - 1 ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0);
    });
    return cells.join('  ');
  });
}
