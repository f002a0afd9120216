/** Time, as the session service sees it; tests put their own in its place. */
export interface Clock {
  /** The device's clock, in milliseconds since 1970. Users and time servers set it at will. */
  now(): number;
  /** Milliseconds that only ever grow. It may stand still while the device sleeps. */
  monotonic(): number;
  /** Does something once, some milliseconds later. @returns the function that calls it off */
  after(milliseconds: number, action: () => void): () => void;
}

/** A moment by both clocks, in milliseconds. */
export interface Stamp {
  readonly wall: number;
  readonly monotonic: number;
}

/** The moment that it is. */
export function stampOf(clock: Clock): Stamp {
  return { wall: clock.now(), monotonic: clock.monotonic() };
}

/** How long ago a moment was, in milliseconds, by whichever clock saw more of it: one may be set, one may stand still. */
export function elapsedSince(stamp: Stamp, clock: Clock): number {
  return Math.max(clock.now() - stamp.wall, clock.monotonic() - stamp.monotonic);
}

export const SYSTEM_CLOCK: Clock = {
  now: () => Date.now(),
  // The clock of `performance`, which a page may overwrite.
  monotonic: () => new CustomEvent('now').timeStamp,
  after(milliseconds, action) {
    const timer = setTimeout(action, milliseconds);
    return () => clearTimeout(timer);
  },
};
