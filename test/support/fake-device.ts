import type { Clock } from '../../src/embed/page/clock.ts';

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;

interface Timer {
  readonly at: number;
  readonly action: () => void;
}

/** A device whose time the test controls, and whose clock can be set. Times are milliseconds. */
export class FakeDevice implements Clock {
  /** The true time, as on the server. */
  time: number;
  /** How far the device's clock is ahead. */
  skew = 0;
  #uptime = 0;
  #timers: Timer[] = [];

  constructor(time = Date.UTC(2026, 10, 21, 9)) {
    this.time = time;
  }

  readonly now = (): number => this.time + this.skew;

  readonly monotonic = (): number => this.#uptime;

  readonly after = (milliseconds: number, action: () => void): (() => void) => {
    const timer = { at: this.#uptime + milliseconds, action };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  };

  /** The number of running timers. */
  get timers(): number {
    return this.#timers.length;
  }

  /** Advances the time and runs the timers that are due. */
  async run(milliseconds: number): Promise<void> {
    const end = this.#uptime + milliseconds;
    await settle();
    for (let next = this.#next(end); next; next = this.#next(end)) {
      const timer = next;
      this.#timers = this.#timers.filter((other) => other !== timer);
      this.#pass(Math.max(0, timer.at - this.#uptime));
      timer.action();
      await settle();
    }
    this.#pass(end - this.#uptime);
  }

  #pass(milliseconds: number): void {
    this.time += milliseconds;
    this.#uptime += milliseconds;
  }

  #next(end: number): Timer | undefined {
    return this.#timers.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0];
  }
}

/** Runs everything that does not wait for time to pass. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}
