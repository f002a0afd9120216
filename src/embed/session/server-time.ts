import type { Clock } from '../page/clock.ts';

/** A `Date` header has whole seconds and is in transit for a while: smaller differences are ignored, in milliseconds. */
const HEADER_NOISE = 2_000;

/** The `Date` header, which another origin may not expose; `null` if the answer comes from a cache (`Age`). */
export function timeIn(headers: Headers): string | null {
  return Number(headers.get('Age') ?? 0) === 0 ? headers.get('Date') : null;
}

/** By how much the offset of another tab may differ from that of the last answer of a service, in milliseconds. */
const LONGEST_DIFFERENCE = 24 * 60 * 60_000;

/**
 * The server's time: the device's, put right by `Date` headers. A header can be old, when a service worker of the page has
 * kept the answer, but never too new: an answer that may be kept moves the time forward only.
 */
export class ServerTime {
  /** Whether the time is the device's alone, which may be set to anything. */
  isUnknown = true;
  readonly #clock: Clock;
  /** Server minus device, in milliseconds. */
  #offset = 0;
  /** The offset by the answers that this tab got. */
  #received = 0;
  /** An earlier offset, by an answer that may be old. */
  #doubtful = Infinity;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** In milliseconds since 1970. */
  now(): number {
    return this.#clock.now() + this.#offset;
  }

  /** The current time, or an earlier one by an answer that may be old. */
  earliest(): number {
    return this.#clock.now() + Math.min(this.#offset, this.#doubtful);
  }

  /**
   * Learns the time from the `Date` header of an answer that has just arrived.
   *
   * @param canBeOld whether the answer may have been kept: it is one to a `GET`
   * @returns whether the time, or the earliest time, has changed
   */
  learn(header: string | null, canBeOld: boolean): boolean {
    // The header lacks the fraction of a second, half a second on average. The word “null” is not a time.
    const offset = Date.parse(String(header)) + 500 - this.#clock.now();
    this.isUnknown &&= Number.isNaN(offset);
    if (canBeOld && offset <= this.#offset - HEADER_NOISE) {
      const isNews = offset <= this.#doubtful - HEADER_NOISE;
      if (isNews) this.#doubtful = offset;
      return isNews;
    }
    if (Number.isNaN(offset)) return false;
    if (!canBeOld) this.#doubtful = Infinity;
    this.#received = offset;
    return this.#set(offset);
  }

  get offset(): number {
    return this.#offset;
  }

  /** Adopts the offset of another tab, unless it differs by more than a day; returns whether the time has changed. */
  adopt(offset: number): boolean {
    return Math.abs(offset - this.#received) <= LONGEST_DIFFERENCE && this.#set(offset);
  }

  #set(offset: number): boolean {
    const changes = Math.abs(offset - this.#offset) >= HEADER_NOISE;
    if (changes) this.#offset = offset;
    return changes;
  }
}
