import type { Clock } from './clock.ts';
import type { TimeRange } from './session-rules.ts';

/** Unless a clock was set, the two clocks of a device differ by less than this between two reads, in milliseconds. */
const JUMP = 5_000;

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

/**
 * The server's time, independent of the device's clock. It is learned from `Date` headers. A device clock that is set
 * back is noticed and compensated. One that is set forward cannot be told from a sleep: both times are possible until
 * the next `Date` header.
 */
export class ServerTime {
  readonly #clock: Clock;
  /** Server minus device, in milliseconds. */
  #offset = 0;
  /** By how much the device's clock went ahead of the monotonic clock. */
  #unexplained = 0;
  #wall: number;
  #monotonic: number;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#wall = clock.now();
    this.#monotonic = clock.monotonic();
  }

  /** The current time. Read it often, so that a jump of the clock is noticed. */
  read(): TimeRange {
    const wall = this.#clock.now();
    const monotonic = this.#clock.monotonic();
    this.#noteJump(wall - this.#wall - (monotonic - this.#monotonic));
    this.#wall = wall;
    this.#monotonic = monotonic;
    const latest = wall + this.#offset;
    return { earliest: latest - this.#unexplained, latest };
  }

  /**
   * Learns the time from an answer that has just arrived.
   *
   * @param header its `Date` header; `null` if another origin does not expose it
   * @returns whether the time has changed
   */
  learn(header: string | null): boolean {
    // The word “null” is not a time either.
    const time = Date.parse(String(header));
    if (Number.isNaN(time)) return false;
    const { earliest, latest } = this.read();
    // The header lacks the fraction of a second, half a second on average.
    const error = time + 500 - latest;
    const wasUncertain = earliest !== latest;
    this.#unexplained = 0;
    if (Math.abs(error) < HEADER_NOISE) return wasUncertain;
    this.#offset += error;
    return true;
  }

  /** Server minus device, in milliseconds: the same in all tabs. */
  get offset(): number {
    return this.#offset;
  }

  /** Adopts the offset that another tab has learned. @returns whether the time has changed */
  adopt(offset: number): boolean {
    const { earliest, latest } = this.read();
    const changed = earliest !== latest || Math.abs(offset - this.#offset) >= HEADER_NOISE;
    this.#unexplained = 0;
    if (changed) this.#offset = offset;
    return changed;
  }

  /** The device's clock is right: it went ahead because the device slept. */
  trustDevice(): void {
    this.#unexplained = 0;
  }

  #noteJump(jump: number): void {
    if (jump > JUMP) {
      this.#unexplained += jump;
    } else if (jump < -JUMP) {
      const takenBack = Math.min(this.#unexplained, -jump);
      this.#unexplained -= takenBack;
      this.#offset += -jump - takenBack;
    }
  }
}
