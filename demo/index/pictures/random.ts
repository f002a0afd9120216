/** A seeded source of numbers in 0..1 (mulberry32), so that every drawing comes out the same each time. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number between `from` and `to`. */
export function between(random: () => number, from: number, to: number): number {
  return from + (to - from) * random();
}

/** A number short enough for a path: two decimals at most. */
export function short(value: number): string {
  return String(Math.round(value * 100) / 100);
}
