import { type PreviewClient, previewFailureOf } from '../api/preview-client.ts';
import { type Clock, elapsedSince, type Stamp, stampOf } from './clock.ts';
import type { PageActivity } from './keep-alive.ts';
import type { RequestLock, CrossTabLock } from './cross-tab-lock.ts';
import { COOKIE_PERIOD, PREVIEW_PERIOD } from './session-rules.ts';
import type { TabChannel } from './tab-channel.ts';

export interface PreviewRenewalOptions {
  readonly clock: Clock;
  readonly page: PageActivity;
  readonly requestLock: RequestLock;
  readonly tabChannel: TabChannel;
  readonly client: () => PreviewClient;
  /** Whether the browser still has a cookie of staff. */
  readonly isStaff: () => boolean;
  /** The staff session has expired; the renewal has stopped. */
  readonly onExpired: () => void;
}

/**
 * Keeps a staff session from expiring: renews it at once and every 5 minutes while the page is seen, in one tab of the
 * browser. Any failure but an expired session is swallowed: the next renewal may succeed.
 */
export class PreviewRenewal {
  readonly #options: PreviewRenewalOptions;
  #lock: CrossTabLock | undefined;
  /** When this tab had its turn, or another one has renewed. */
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
    this.#options.tabChannel.close();
    this.#cancelTick();
    this.#underWay?.abort();
    this.#underWay = undefined;
    this.#release();
    this.#active = false;
  }

  #setActive(active: boolean): void {
    this.#active = active;
    if (active) this.#options.tabChannel.open(this.#handleMessage);
    else this.#options.tabChannel.close();
    if (!active && !this.#underWay) this.#release();
    this.#tick();
  }

  /** Another tab has renewed: the period begins anew. */
  readonly #handleMessage = (): void => {
    this.#noteTurn();
    this.#tick();
  };

  #noteTurn(): void {
    this.#last = stampOf(this.#options.clock);
  }

  readonly #tick = (): void => {
    this.#cancelTick();
    if (!this.#active || this.#underWay) return;
    if (!this.#options.isStaff()) {
      // Logged out in another tab, or the cookie's time is over: whoever has none asks for nothing.
      this.#expire();
      return;
    }
    const left = this.#left();
    if (left <= 0) void this.#renew();
    else this.#cancelTick = this.#options.clock.after(Math.min(left, COOKIE_PERIOD), this.#tick);
  };

  /** Until the next renewal, in milliseconds. */
  #left(): number {
    return this.#last ? PREVIEW_PERIOD - elapsedSince(this.#last, this.#options.clock) : 0;
  }

  async #renew(): Promise<void> {
    const { requestLock, client, tabChannel } = this.#options;
    const controller = new AbortController();
    const before = this.#last;
    this.#underWay = controller;
    const lock = this.#lock ?? (await requestLock());
    if (controller.signal.aborted) {
      // The renewal was stopped in the meantime, and perhaps started again: this lock is nobody's.
      lock?.release();
      return;
    }
    this.#lock = lock;
    // While this tab waited for its turn, another one may have renewed.
    const isTurn = lock !== undefined && this.#last === before;
    const result = isTurn ? await client().renew({ signal: controller.signal }).catch(previewFailureOf) : undefined;
    if (controller.signal.aborted) return;
    this.#underWay = undefined;
    if (this.#last === before) this.#noteTurn();
    if (result === 'UNAUTHORIZED') {
      // Each tab hears it on its own turn, to say so.
      this.#expire();
      return;
    }
    if (result !== undefined) tabChannel.post({ kind: 'asked' });
    if (!this.#active) this.#release();
    this.#tick();
  }

  #expire(): void {
    this.stop();
    this.#options.onExpired();
  }

  #release(): void {
    this.#lock?.release();
    this.#lock = undefined;
  }
}
