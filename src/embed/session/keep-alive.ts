import type { ActivityChange } from '../page/activity.ts';
import { elapsedSince, type Stamp, stampOf } from '../page/clock.ts';
import {
  INITIAL_KEEP_ALIVE,
  isWaiting,
  type KeepAliveEvent,
  type KeepAliveState,
  reduceKeepAlive,
  type SessionState,
} from './keep-alive-reducer.ts';
import { LoginCheck, type LoginCheckOptions } from './login-check.ts';
import { COOKIE_PERIOD, waitFor } from './session-rules.ts';
import type { TabMessage } from './tab-channel.ts';

export interface KeepAliveOptions extends LoginCheckOptions {
  /** Called on each change. */
  readonly onChange: (state: SessionState) => void;
}

/**
 * Keeps a customer logged in: sends the passing of time, the page's activity and the results of the checks to the state
 * machine. The wait is measured by both clocks, so that neither a sleep nor a change of the clock delays a check.
 */
export class KeepAlive {
  readonly #options: KeepAliveOptions;
  readonly #check: LoginCheck;
  #state: KeepAliveState = INITIAL_KEEP_ALIVE;
  #reported: SessionState | undefined;
  #wait = 0;
  /** How long the service has asked to wait, in milliseconds. */
  #retryAfter: number | undefined;
  /** The token that the wait was computed for. */
  #awaited: string | undefined;
  /** When this tab last checked, or another tab last called the service. */
  #lastCheck: Stamp = { wall: 0, monotonic: 0 };
  #underWay: AbortController | undefined;
  #cancelTick: () => void = () => undefined;
  #unsubscribe: () => void = () => undefined;

  constructor(options: KeepAliveOptions) {
    this.#options = options;
    this.#check = new LoginCheck(options);
  }

  get state(): SessionState {
    return { loggedIn: this.#state.loggedIn, code: this.#state.code };
  }

  start(): void {
    this.#unsubscribe = this.#options.page.subscribe(this.#handleActivity);
    this.#options.tabChannel.open(this.#handleMessage);
    if (this.#options.page.isActive()) {
      this.#resume(false);
      return;
    }
    this.#state = { ...this.#state, loggedIn: this.#check.cookie().loggedIn };
    this.#report();
  }

  /** Stops immediately: timers, listeners, requests. */
  stop(): void {
    this.#unsubscribe();
    this.#options.tabChannel.close();
    this.#cancelTick();
    this.#underWay?.abort();
    this.#options.lock.release();
  }

  /**
   * Learns the time from the `Date` header of an answer of any service, and sends it to the other tabs.
   *
   * @param canBeOld as `ServerTime.learn` has it
   */
  noteServerTime(header: string | null, canBeOld: boolean): void {
    const { time, tabChannel } = this.#options;
    if (!time.learn(header, canBeOld)) return;
    tabChannel.post({ kind: 'time', offset: time.offset });
    this.#send({ kind: 'corrected' });
  }

  readonly #handleActivity = (change: ActivityChange): void => {
    // An open channel would keep the page out of the back/forward cache. A hidden page keeps listening.
    if (change === 'left') this.#options.tabChannel.close();
    if (change !== 'left' && this.#options.page.isActive()) this.#resume(change === 'connected');
    else this.#pause();
  };

  readonly #handleMessage = (message: TabMessage): void => {
    if (message.kind === 'time') {
      if (this.#options.time.adopt(message.offset)) this.#send({ kind: 'corrected' });
      return;
    }
    this.#check.noteOtherTab();
    if (this.#underWay || this.#state.mode !== 'polling') return;
    this.#beginWait(this.#check.cookie().token);
    this.#planTick();
  };

  #resume(online: boolean): void {
    this.#options.tabChannel.open(this.#handleMessage);
    this.#send({ kind: 'resumed', online, ...this.#check.cookie() });
  }

  #pause(): void {
    this.#send({ kind: 'paused' });
    if (!this.#underWay) this.#options.lock.release();
  }

  #send(event: KeepAliveEvent): void {
    this.#state = reduceKeepAlive(this.#state, event);
    this.#carryOn();
  }

  #carryOn(): void {
    this.#report();
    if (this.#state.mode === 'checking' && !this.#underWay) void this.#runCheck();
    this.#planTick();
  }

  async #runCheck(): Promise<void> {
    this.#underWay = new AbortController();
    const { signal } = this.#underWay;
    const result = await this.#check.run(signal);
    if (signal.aborted) return;
    this.#underWay = undefined;
    this.#retryAfter = result.retryAfter;
    this.#state = reduceKeepAlive(this.#state, { kind: 'checked', result });
    this.#beginWait(result.token);
    this.#carryOn();
    if (!this.#state.active) this.#options.lock.release();
  }

  #beginWait(token: string | undefined): void {
    this.#lastCheck = stampOf(this.#options.clock);
    this.#wait = Infinity;
    this.#shortenWait(token);
  }

  /** Lets the next check come in time for a token; it comes no later than it was to come before. */
  #shortenWait(token: string | undefined): void {
    const { time, random } = this.#options;
    this.#awaited = token;
    const wait = waitFor({
      failures: this.#state.failures,
      retryAfter: this.#retryAfter,
      claims: this.#check.claimsOf(token),
      now: time.now(),
      random: random(),
    });
    this.#wait = Math.min(this.#wait, this.#elapsed() + wait);
  }

  #planTick(): void {
    this.#cancelTick();
    if (!this.#state.active || this.#state.mode === 'checking') return;
    // Short steps: timers stop while the device sleeps.
    const left = isWaiting(this.#state) ? Math.ceil(this.#wait - this.#elapsed()) : COOKIE_PERIOD;
    this.#cancelTick = this.#options.clock.after(Math.min(Math.max(left, 0), COOKIE_PERIOD), this.#tick);
  }

  readonly #tick = (): void => {
    const cookie = this.#check.cookie();
    // Another token, of a new login or of a renewal by another tab, may expire before the planned check.
    if (cookie.token !== this.#awaited) this.#shortenWait(cookie.token);
    this.#send({ kind: 'ticked', due: this.#elapsed() >= this.#wait, ...cookie });
  };

  #elapsed(): number {
    return elapsedSince(this.#lastCheck, this.#options.clock);
  }

  #report(): void {
    const { loggedIn, code } = this.#state;
    if (this.#reported?.loggedIn === loggedIn && this.#reported.code === code) return;
    this.#reported = { loggedIn, code };
    this.#options.onChange(this.#reported);
  }
}
