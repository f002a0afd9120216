import { type PreviewClient, previewFailureOf } from '../api/preview-client.ts';
import { type Clock, elapsedSince, type Stamp, stampOf } from './clock.ts';
import type { PageActivity } from './keep-alive.ts';
import { COOKIE_PERIOD, PREVIEW_PERIOD } from './session-rules.ts';

export interface PreviewRenewalOptions {
  readonly clock: Clock;
  readonly page: PageActivity;
  readonly client: () => PreviewClient;
  /** Whether the browser still has a staff cookie. */
  readonly isStaff: () => boolean;
  /** The staff session has expired; the renewal has stopped. */
  readonly onExpired: () => void;
}

/**
 * Keeps a staff session from expiring: renews it at once and every 5 minutes while the page is visible. Any failure except an
 * expired session is ignored: the next renewal may succeed.
 */
export class PreviewRenewal {
  readonly #options: PreviewRenewalOptions;
  /** When the last renewal ended. */
  #last: Stamp | undefined;
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
    this.#underWay = undefined;
    this.#active = false;
  }

  #setActive(active: boolean): void {
    this.#active = active;
    this.#tick();
  }

  readonly #tick = (): void => {
    this.#cancelTick();
    if (!this.#active || this.#underWay) return;
    if (!this.#options.isStaff()) {
      // No staff cookie (logged out elsewhere, or expired): stop renewing.
      this.#expire();
      return;
    }
    const left = this.#left();
    if (left <= 0) void this.#renew();
    else this.#cancelTick = this.#options.clock.after(Math.min(left, COOKIE_PERIOD), this.#tick);
  };

  /** The time until the next renewal, in milliseconds. */
  #left(): number {
    return this.#last ? PREVIEW_PERIOD - elapsedSince(this.#last, this.#options.clock) : 0;
  }

  async #renew(): Promise<void> {
    this.#underWay = new AbortController();
    const { signal } = this.#underWay;
    const result = await this.#options.client().renew({ signal }).catch(previewFailureOf);
    if (signal.aborted) return;
    this.#underWay = undefined;
    this.#last = stampOf(this.#options.clock);
    if (result === 'UNAUTHORIZED') this.#expire();
    else this.#tick();
  }

  #expire(): void {
    this.stop();
    this.#options.onExpired();
  }
}
