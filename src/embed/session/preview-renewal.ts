import { type PreviewClient, previewFailureOf } from '../api/preview-client.ts';
import type { BrowserTab } from './browser-tab.ts';
import { elapsedSince, type Stamp, stampOf } from '../page/clock.ts';
import { COOKIE_PERIOD, PREVIEW_PERIOD } from './session-rules.ts';

export interface PreviewRenewalOptions extends BrowserTab {
  readonly client: () => PreviewClient;
  /** Whether the browser still has a staff cookie. */
  readonly isStaff: () => boolean;
  /** The staff session has expired; the renewal has stopped. */
  readonly onExpired: () => void;
}

/**
 * Keeps a staff session from expiring: renews it at once and every 5 minutes while the page is visible, in one tab of the
 * browser. Any failure except an expired session is ignored: the next renewal may succeed.
 */
export class PreviewRenewal {
  readonly #options: PreviewRenewalOptions;
  /** When this tab had its turn, or another tab renewed the session. */
  #last: Stamp | undefined;
  #underWay: AbortController | undefined;
  #cancelTick: () => void = () => undefined;
  #unsubscribe: () => void = () => undefined;
  #active = false;
  /** The last renewal got no answer: the next one comes with a new connection. */
  #isUnanswered = false;

  constructor(options: PreviewRenewalOptions) {
    this.#options = options;
  }

  start(): void {
    const { page } = this.#options;
    this.#unsubscribe = page.subscribe((change) => {
      if (change === 'connected' && this.#isUnanswered) this.#last = undefined;
      this.#setActive(change !== 'left' && page.isActive());
    });
    this.#setActive(page.isActive());
  }

  stop(): void {
    this.#unsubscribe();
    this.#options.tabChannel.close();
    this.#cancelTick();
    this.#underWay?.abort();
    this.#underWay = undefined;
    this.#options.lock.release();
    this.#active = false;
  }

  #setActive(active: boolean): void {
    this.#active = active;
    if (active) this.#options.tabChannel.open(this.#handleMessage);
    else this.#options.tabChannel.close();
    if (!active && !this.#underWay) this.#options.lock.release();
    this.#tick();
  }

  /** Another tab has renewed the session: the period starts again. */
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
    const { lock, client, tabChannel } = this.#options;
    const before = this.#last;
    this.#underWay = new AbortController();
    const { signal } = this.#underWay;
    const isHeld = await lock.take(signal);
    if (signal.aborted) return;
    // While this tab waited for the lock, another one may have renewed the session, or ended it.
    const isTurn = isHeld && this.#last === before && this.#options.isStaff();
    const result = isTurn ? await client().renew({ signal }).catch(previewFailureOf) : undefined;
    if (signal.aborted) return;
    this.#underWay = undefined;
    this.#isUnanswered = result === 'NO_ANSWER';
    if (this.#last === before) this.#noteTurn();
    if (result === 'UNAUTHORIZED') {
      // The other tabs are not notified: each one gets this answer on its own turn, and then shows the message.
      this.#expire();
      return;
    }
    if (result !== undefined) tabChannel.post({ kind: 'called' });
    if (!this.#active) lock.release();
    this.#tick();
  }

  #expire(): void {
    this.stop();
    this.#options.onExpired();
  }
}
