import type { PreviewClient } from '../api/preview-client.ts';
import type { Clock } from './clock.ts';
import type { PageActivity } from './keep-alive.ts';
import type { AskForLease, Lease } from './lease.ts';
import { COOKIE_PERIOD, PREVIEW_PERIOD } from './session-rules.ts';

export interface PreviewRenewalOptions {
  readonly clock: Clock;
  readonly page: PageActivity;
  readonly askForLease: AskForLease;
  readonly client: () => PreviewClient;
  /** The staff session has expired; the renewal has stopped. */
  readonly onExpired: () => void;
}

/**
 * Keeps a staff session from expiring: renews it at once and every 5 minutes while the page is seen, in one tab of the
 * browser. Any failure but an expired session is swallowed, as the specification wants it.
 */
export class PreviewRenewal {
  readonly #options: PreviewRenewalOptions;
  #lease: Lease | undefined;
  #last: { wall: number; monotonic: number } | undefined;
  #underWay: AbortController | undefined;
  #cancelTick: () => void = () => undefined;
  #unsubscribe: () => void = () => undefined;
  #active = false;

  constructor(options: PreviewRenewalOptions) {
    this.#options = options;
  }

  start(): void {
    const { page } = this.#options;
    this.#unsubscribe = page.subscribe((change) => this.#setActive(change !== 'left' && page.isActive()));
    this.#setActive(page.isActive());
  }

  stop(): void {
    this.#unsubscribe();
    this.#cancelTick();
    this.#underWay?.abort();
    this.#release();
    this.#active = false;
  }

  #setActive(active: boolean): void {
    this.#active = active;
    if (!active && !this.#underWay) this.#release();
    this.#tick();
  }

  readonly #tick = (): void => {
    this.#cancelTick();
    if (!this.#active || this.#underWay) return;
    const left = this.#left();
    if (left <= 0) void this.#renew();
    else this.#cancelTick = this.#options.clock.after(Math.min(left, COOKIE_PERIOD), this.#tick);
  };

  /** Until the next renewal, in milliseconds; by whichever clock saw more pass. */
  #left(): number {
    if (!this.#last) return 0;
    const { clock } = this.#options;
    const elapsed = Math.max(clock.now() - this.#last.wall, clock.monotonic() - this.#last.monotonic);
    return PREVIEW_PERIOD - elapsed;
  }

  async #renew(): Promise<void> {
    const { clock, askForLease, client, onExpired } = this.#options;
    const controller = new AbortController();
    this.#underWay = controller;
    this.#lease ??= await askForLease();
    const result = this.#lease && !controller.signal.aborted ? await client().renew(controller) : undefined;
    if (controller.signal.aborted) return this.#release();
    this.#underWay = undefined;
    this.#last = { wall: clock.now(), monotonic: clock.monotonic() };
    if (result === 'UNAUTHORIZED') {
      this.stop();
      onExpired();
      return;
    }
    if (!this.#active) this.#release();
    this.#tick();
  }

  #release(): void {
    this.#lease?.release();
    this.#lease = undefined;
  }
}
