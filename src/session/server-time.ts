import type { Clock } from './clock.ts';
import type { TimeRange } from './session-rules.ts';

/** The two clocks of a device drift apart by less than this between two looks, in milliseconds, unless one was set. */
const JUMP = 5_000;

/** A `Date` header has whole seconds and travels for a while: less of a difference than this is none. */
const HEADER_NOISE = 2_000;

/**
 * The server's time in the headers of an answer.
 *
 * @returns the `Date` header; `null` where there is none, where another origin does not show it, and where a cache on the
 *   way has held the answer (`Age`), so that it says what time it was
 */
export function timeIn(headers: Headers): string | null {
  return Number(headers.get('Age') ?? 0) === 0 ? headers.get('Date') : null;
}

/**
 * What time it is at the server, whatever the device's clock says. It learns from `Date` headers, and notices when the
 * clock is set: back (the server's time then simply goes on), or forward, which cannot be told from a sleep; then both are
 * possible until the server says.
 */
export class ServerTime {
  readonly #clock: Clock;
  /** Server minus device, in milliseconds. */
  #offset = 0;
  /** By how much the device's clock went ahead without our seeing that time pass. */
  #unexplained = 0;
  #wall: number;
  #monotonic: number;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#wall = clock.now();
    this.#monotonic = clock.monotonic();
  }

  /** The time now. To be asked often, so that a jump is seen as one. */
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
   * Learns from an answer that has just come.
   *
   * @param header its `Date` header; `null` from another origin, which may not show it
   * @returns whether the time is another one now
   */
  learn(header: string | null): boolean {
    const time = header === null ? Number.NaN : Date.parse(header);
    if (Number.isNaN(time)) return false;
    const { earliest, latest } = this.read();
    // Half a second on average is lost in the header.
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

  /** Takes over what another tab has learned. @returns whether the time is another one now */
  adopt(offset: number): boolean {
    const { earliest, latest } = this.read();
    const changed = earliest !== latest || Math.abs(offset - this.#offset) >= HEADER_NOISE;
    this.#unexplained = 0;
    if (changed) this.#offset = offset;
    return changed;
  }

  /** The device's clock is right after all: it went ahead because the device slept. */
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
