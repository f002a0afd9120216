import type { TraceEvent } from './browser.ts';
import { PAINTED } from './in-page/watch.ts';

/** What runs or compiles scripts. A microtask of a message is in `v8.callFunction` alone, which has no `FunctionCall`. */
const SCRIPT =
  /^(?:EvaluateScript|v8\.evaluateModule|v8\.compile(?:Module)?|V8\.CompileCode|FunctionCall|v8\.callFunction|RunMicrotasks|FireAnimationFrame|TimerFire|EventDispatch|HandlePostMessage)$/;

/**
 * The processor's time that scripts take of the main thread until the form is painted, in milliseconds: of the outermost
 * events, as the inner ones are part of them.
 */
export function scriptTimeOf(events: readonly TraceEvent[]): number {
  const mark = events.find(({ name }) => name === PAINTED);
  if (!mark) throw new Error(`The trace has no ${PAINTED}.`);
  const calls = events.filter(
    ({ name, ph, pid, tid, ts }) =>
      ph === 'X' && SCRIPT.test(name) && pid === mark.pid && tid === mark.tid && ts < mark.ts,
  );
  let [total, end] = [0, -Infinity];
  for (const { ts, dur = 0, tdur = dur } of calls.toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))) {
    if (ts < end) continue;
    total += tdur;
    end = ts + dur;
  }
  return total / 1000;
}
