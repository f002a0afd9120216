/** An event of Chromium's trace, as far as it is read here. Times are in microseconds. */
export interface TraceEvent {
  readonly name: string;
  /** `X` is a complete event, with a duration. */
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Time of the thread on the processor: what other programs do in the meantime does not lengthen it. */
  readonly tdur?: number;
}

/** Milliseconds of the page's main thread on the processor. */
export interface Work {
  /** Running and compiling scripts. */
  readonly script: number;
  /** Style, layout and painting. */
  readonly style: number;
}

/** What has to be in the trace. */
export const CATEGORIES = ['devtools.timeline', 'v8', 'blink.user_timing'];

const SCRIPT = [
  'EvaluateScript',
  'v8.compile',
  'FunctionCall',
  'RunMicrotasks',
  'FireAnimationFrame',
  'FireIdleCallback',
  'TimerFire',
  'EventDispatch',
  'HandlePostMessage',
];
const STYLE = ['UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'Commit'];

/**
 * Sums the work of a page's main thread between two marks of `performance.mark`. Of nested events of one kind only the
 * outermost one counts. Style and layout that a script forces, as the one of this bench does that looks for the
 * content, are not counted as script.
 *
 * @throws Error if a mark is missing
 */
export function workBetween(events: readonly TraceEvent[], start: string, end: string): Work {
  const to = events.findLast(({ name }) => name === end);
  const from = events.findLast(({ name, pid, tid }) => name === start && pid === to?.pid && tid === to.tid);
  if (!from || !to) throw new Error(`The trace has no marks "${start}" and "${end}" of one page.`);
  const during = events
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === to.pid && tid === to.tid)
    .filter(({ ts }) => ts >= from.ts && ts <= to.ts)
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const script = outermost(during, SCRIPT);
  const style = outermost(during, STYLE);
  const forced = style.filter(({ ts }) => script.some((outer) => ts >= outer.ts && ts < outer.ts + durationOf(outer)));
  return { script: milliseconds(script) - milliseconds(forced), style: milliseconds(style) };
}

/** @param events in the order in which they begin, an outer one before what it contains */
function outermost(events: readonly TraceEvent[], names: readonly string[]): readonly TraceEvent[] {
  let covered = Number.NEGATIVE_INFINITY;
  return events.filter((event) => {
    if (!names.includes(event.name) || event.ts < covered) return false;
    covered = event.ts + durationOf(event);
    return true;
  });
}

function durationOf({ dur = 0 }: TraceEvent): number {
  return dur;
}

function milliseconds(events: readonly TraceEvent[]): number {
  return events.reduce((sum, event) => sum + (event.tdur ?? durationOf(event)), 0) / 1000;
}
