/** Gives the page a clock that only the walk moves, and keeps the browser's own for the walk itself. It runs before any script. */
export function fakeTime(start: number): void {
  interface Timer {
    at: number;
    readonly every: number | undefined;
    readonly run: () => void;
  }
  const OwnDate = Date;
  const timers = new Map<number, Timer>();
  let now = start;
  let lastId = 0;

  class FakeDate extends OwnDate {
    constructor(...given: readonly unknown[]) {
      super(...((given.length === 0 ? [now] : given) as [number]));
    }
    static override now(): number {
      return now;
    }
  }
  const begin =
    (repeats: boolean) =>
    (run: (...given: unknown[]) => void, delay = 0, ...given: unknown[]): number => {
      lastId += 1;
      timers.set(lastId, {
        at: now + delay,
        every: repeats ? Math.max(delay, 1) : undefined,
        run: () => run(...given),
      });
      return lastId;
    };
  const end = (id: number): void => void timers.delete(id);
  const beginFrame = (run: (time: number) => void): number => begin(false)(() => run(now), 16);

  /** Runs the next timer that is due by then. */
  const runNext = (until: number): boolean => {
    const due = [...timers].filter(([, timer]) => timer.at <= until);
    const next = due.sort(([one, { at }], [other, timer]) => at - timer.at || one - other)[0];
    if (!next) return false;
    const [id, timer] = next;
    now = Math.max(now, timer.at);
    if (timer.every === undefined) timers.delete(id);
    else timer.at = now + timer.every;
    timer.run();
    return true;
  };

  Object.defineProperty(Event.prototype, 'timeStamp', { configurable: true, get: () => now - start });
  Object.assign(window, {
    Date: FakeDate,
    setTimeout: begin(false),
    clearTimeout: end,
    setInterval: begin(true),
    clearInterval: end,
    requestAnimationFrame: beginFrame,
    cancelAnimationFrame: end,
    requestIdleCallback: (run: (deadline: unknown) => void) =>
      begin(false)(() => run({ didTimeout: false, timeRemaining: () => 1 }), 1),
    cancelIdleCallback: end,
    walkTime: {
      now: () => now,
      set: (time: number) => {
        now = time;
      },
      runNext,
    },
  });
}

/** What `fakeTime` leaves in the page. */
export interface WalkTime {
  now(): number;
  set(time: number): void;
  /** @returns whether a timer was due */
  runNext(until: number): boolean;
}
