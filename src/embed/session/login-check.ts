import { ResponseError } from '../api/errors.ts';
import type { RenewalClient } from '../api/login-client.ts';
import { fingerprintOf } from '../fingerprint.ts';
import type { Clock } from './clock.ts';
import type { CheckResult, KeepAliveCode, LoginCookie } from './keep-alive-reducer.ts';
import type { RequestLock, CrossTabLock } from './cross-tab-lock.ts';
import { isLoggedIn, tokenStatus, readClaims, type TokenStatus } from './session-rules.ts';
import type { ServerTime } from './server-time.ts';
import type { TabMessage, TabChannel } from './tab-channel.ts';

export interface LoginCheckOptions {
  readonly clock: Clock;
  /** The current client; it is replaced when attributes change. */
  readonly client: () => RenewalClient;
  readonly readCookie: (name: string) => string | undefined;
  readonly time: ServerTime;
  readonly requestLock: RequestLock;
  readonly tabChannel: TabChannel;
}

/** How many tokens one check looks at: a token that changes during the check is looked at again. */
const TOKENS_PER_CHECK = 3;

/** How long other tabs have to object that they could not restore the login, in milliseconds. */
const OBJECTION = 100;

/** Checks the login token and renews it when it is due, unless another tab is doing so. */
export class LoginCheck {
  readonly #options: LoginCheckOptions;
  /** Held while this tab renews a token, and as long as that token stays due: this tab then makes the next call too. */
  #lock: CrossTabLock | undefined;
  /** The fingerprint of the expired token that could not be restored: one attempt per browser is enough. */
  #givenUp: number | undefined;
  /** The token after the last check. */
  #known: string | undefined;
  /** Another tab has called the service since this check started: this tab waits for the next period. */
  #isAsked = false;

  constructor(options: LoginCheckOptions) {
    this.#options = options;
  }

  /** Makes one check. It never throws. After an abort the result is to be ignored. */
  async run(signal: AbortSignal): Promise<CheckResult> {
    let outcome: Outcome = { code: 3 };
    this.#isAsked = false;
    for (let round = 0; round < TOKENS_PER_CHECK; round += 1) {
      const token = this.#token();
      outcome = await this.#handle(token, signal);
      if (signal.aborted || outcome.code !== 'again') break;
    }
    if (signal.aborted || this.#status() !== 'due' || outcome.code === 3) this.release();
    this.#known = this.#token();
    return {
      // The token changed on each look: wait for the next check.
      code: outcome.code === 'again' ? 4 : outcome.code,
      ...this.cookie(),
      unanswered: outcome.unanswered === true,
    };
  }

  /** Handles a message of another tab. */
  receive(message: TabMessage): void {
    switch (message.kind) {
      case 'asked':
        this.#isAsked = true;
        break;
      case 'reviving':
        if (message.login === this.#givenUp) this.#options.tabChannel.post({ kind: 'given-up', login: message.login });
        break;
      case 'given-up':
        this.#givenUp = message.login;
        break;
      default:
    }
  }

  /** Lets other tabs renew. */
  release(): void {
    this.#lock?.release();
    this.#lock = undefined;
  }

  /** The current cookie. */
  cookie(): LoginCookie {
    const token = this.#token();
    return { token, loggedIn: isLoggedIn(readClaims(token), this.#options.time.read()) };
  }

  #token(): string | undefined {
    return this.#options.readCookie('LoginToken');
  }

  #status(): TokenStatus {
    return tokenStatus(readClaims(this.#token()), this.#options.time.read());
  }

  async #handle(token: string | undefined, signal: AbortSignal): Promise<Outcome> {
    const status = this.#status();
    if (status === 'none') return { code: 3 };
    if (status === 'not-due' || this.#mayBeFresh(token)) return { code: 4 };
    if (status === 'expired' && !this.#canRevive(token)) return { code: 5 };
    this.#lock ??= await this.#options.requestLock();
    // While this tab waited for the lock, another one may have renewed the token, or the time may have been corrected.
    if (signal.aborted || this.#token() !== token || this.#status() !== status) return { code: 'again' };
    if (!this.#lock || this.#isAsked) return { code: status === 'expired' ? 5 : 4 };
    return status === 'expired' ? this.#revive(token, signal) : this.#renew(signal);
  }

  /**
   * A new token that is due only if the device has slept: another tab has probably just renewed it. The next check
   * decides.
   */
  #mayBeFresh(token: string | undefined): boolean {
    const { earliest } = this.#options.time.read();
    const isNew = this.#known !== undefined && token !== this.#known;
    return isNew && tokenStatus(readClaims(token), { earliest, latest: earliest }) === 'not-due';
  }

  #canRevive(token: string | undefined): boolean {
    return Boolean(this.#options.readCookie('LongTermToken')) && this.#givenUp !== fingerprintOf(token ?? '');
  }

  async #revive(token: string | undefined, signal: AbortSignal): Promise<Outcome> {
    const { client, clock, tabChannel } = this.#options;
    const login = fingerprintOf(token ?? '');
    tabChannel.post({ kind: 'reviving', login });
    await wait(clock, OBJECTION, signal);
    if (signal.aborted || this.#token() !== token) return { code: 'again' };
    if (this.#givenUp === login) return { code: 5 };
    const failure = await client()
      .renewLongTermToken({ signal })
      .then(() => undefined, failureOf);
    if (failure === 'NO_ANSWER') return { code: 5, unanswered: true };
    this.#givenUp = login;
    tabChannel.post({ kind: 'asked' });
    // There is another token, or by the answer's `Date` header this one has not expired.
    if (this.#token() !== token || this.#status() !== 'expired') return { code: 'again' };
    tabChannel.post({ kind: 'given-up', login });
    return { code: 5 };
  }

  async #renew(signal: AbortSignal): Promise<Outcome> {
    const renewal = await this.#options.client().renewLoginToken({ signal }).catch(failureOf);
    switch (renewal) {
      case 'NEW_TOKEN':
        return this.#answered(0);
      case 'NO_FURTHER_RENEWAL':
        return this.#answered(1);
      case 'SERVER_ERROR':
        return this.#answered(2);
      case 'NO_ANSWER':
        return { code: 3, unanswered: true };
      case 'UNAUTHORIZED':
        this.#explainRefusal();
        break;
      default:
        renewal satisfies 'REFUSED';
    }
    // The answer's `Date` header may have corrected the time: perhaps the token has expired, and the device did not
    // know.
    return { code: this.#status() === 'expired' ? 'again' : 3 };
  }

  /**
   * Tells the other tabs that this period's call has been made. They are not told of a refusal: each tab has to get it
   * itself, to stop its checks.
   */
  #answered(code: KeepAliveCode): Outcome {
    this.#options.tabChannel.post({ kind: 'asked' });
    return { code };
  }

  /**
   * The device's clock jumped past the end of the token, and without a readable `Date` header a sleep cannot be told from a
   * clock that was set. The refusal decides: the token has expired, so the clock is right.
   */
  #explainRefusal(): void {
    const { time } = this.#options;
    const { latest } = time.read();
    if (tokenStatus(readClaims(this.#token()), { earliest: latest, latest }) === 'expired') time.trustDevice();
  }
}

/** Waits; an abort ends the wait. */
function wait(clock: Clock, milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      cancel();
      signal.removeEventListener('abort', end);
      resolve();
    };
    const cancel = clock.after(milliseconds, end);
    signal.addEventListener('abort', end);
  });
}

type RenewalFailure = 'SERVER_ERROR' | 'UNAUTHORIZED' | 'REFUSED' | 'NO_ANSWER';

/** What an error of the login service means for the session. */
function failureOf(error: unknown): RenewalFailure {
  if (!(error instanceof ResponseError)) return 'NO_ANSWER';
  const { status } = error.response;
  if (status === 500) return 'SERVER_ERROR';
  return status === 401 ? 'UNAUTHORIZED' : 'REFUSED';
}

interface Outcome {
  readonly code: KeepAliveCode | 'again';
  readonly unanswered?: boolean;
}
