import type { Clock } from './clock.ts';

/**
 * A `Date` header has whole seconds and is in transit for a while: smaller differences are ignored, in milliseconds.
 */
const HEADER_NOISE = 2_000;

/**
 * The server's time in the headers of an answer.
 *
 * @returns the `Date` header; `null` if there is none, if another origin does not expose it, and if the answer comes from a
 *   cache (`Age`), so that the header is out of date
 */
export function timeIn(headers: Headers): string | null {
  return Number(headers.get('Age') ?? 0) === 0 ? headers.get('Date') : null;
}

/** The server's time: the device's, put right by the last `Date` header. */
export class ServerTime {
  readonly #clock: Clock;
  /** Server minus device, in milliseconds. */
  #offset = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** The current time, in milliseconds since 1970. */
  now(): number {
    return this.#clock.now() + this.#offset;
  }

  /**
   * Learns the time from an answer that has just arrived.
   *
   * @param header its `Date` header; `null` if another origin does not expose it
   * @returns whether the time has changed
   */
  learn(header: string | null): boolean {
    // The header lacks the fraction of a second, half a second on average. The word “null” is not a time.
    return this.adopt(Date.parse(String(header)) + 500 - this.#clock.now());
  }

  /** Server minus device, in milliseconds: the same in all tabs. */
  get offset(): number {
    return this.#offset;
  }

  /** Adopts an offset, such as one that another tab has learned. @returns whether the time has changed */
  adopt(offset: number): boolean {
    const changes = Math.abs(offset - this.#offset) >= HEADER_NOISE;
    if (changes) this.#offset = offset;
    return changes;
  }
}
