/** The clocks and timers of the session and of the staff panel; tests replace them. */
export interface Clock {
  /** The device's clock, in milliseconds since 1970. Users and time servers set it at will. */
  now(): number;
  /** Milliseconds that never decrease. The counter may stop while the device sleeps. */
  monotonic(): number;
  /** Runs an action once, after some milliseconds; returns the function that cancels it. */
  after(milliseconds: number, action: () => void): () => void;
}

/** A moment by both clocks, in milliseconds. */
export interface Stamp {
  readonly wall: number;
  readonly monotonic: number;
}

export function stampOf(clock: Clock): Stamp {
  return { wall: clock.now(), monotonic: clock.monotonic() };
}

/** The time since a moment, in milliseconds, by the clock that shows more: one may be set, the other may stop. */
export function elapsedSince(stamp: Stamp, clock: Clock): number {
  return Math.max(clock.now() - stamp.wall, clock.monotonic() - stamp.monotonic);
}

export const SYSTEM_CLOCK: Clock = {
  now: () => Date.now(),
  // The clock of `performance.now()`, whose name a page may give to something else.
  monotonic: () => new CustomEvent('now').timeStamp,
  after(milliseconds, action) {
    // A timer that is set to more ends at once.
    const timer = setTimeout(action, Math.min(milliseconds, 2 ** 31 - 1));
    return () => clearTimeout(timer);
  },
};
