import { ResponseError } from '../api/errors.ts';
import type { RenewalClient } from '../api/login-client.ts';
import type { BrowserTab } from './browser-tab.ts';
import type { CheckResult, KeepAliveCode, LoginCookie } from './keep-alive-reducer.ts';
import type { CrossTabLock } from './cross-tab-lock.ts';
import { tokenStatus, readClaims, type TokenStatus } from './session-rules.ts';
import type { ServerTime } from './server-time.ts';

export interface LoginCheckOptions extends BrowserTab {
  /** The current client; it is replaced when attributes change. */
  readonly client: () => RenewalClient;
  readonly time: ServerTime;
}

/** How many tokens one check looks at: a token that changes during the check is looked at again. */
const TOKENS_PER_CHECK = 3;

/** Checks the login token and renews it when it is due, unless another tab is doing so. */
export class LoginCheck {
  readonly #options: LoginCheckOptions;
  /** Held while this tab renews a token, and as long as that token stays due: this tab then makes the next call too. */
  #lock: CrossTabLock | undefined;
  /** The expired token that could not be restored: one attempt is enough. */
  #givenUp: string | undefined;
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
    return {
      // The token changed on each look: wait for the next check.
      code: outcome.code === 'again' ? 4 : outcome.code,
      ...this.cookie(),
      unanswered: outcome.unanswered === true,
    };
  }

  /** Another tab has called the service. */
  noteAsked(): void {
    this.#isAsked = true;
  }

  /** Lets other tabs renew. */
  release(): void {
    this.#lock?.release();
    this.#lock = undefined;
  }

  /** The current cookie. */
  cookie(): LoginCookie {
    const status = this.#status();
    return { token: this.#token(), loggedIn: status === 'due' || status === 'not-due' };
  }

  #token(): string | undefined {
    return this.#options.readCookie('LoginToken');
  }

  #status(): TokenStatus {
    return tokenStatus(readClaims(this.#token()), this.#options.time.now());
  }

  async #handle(token: string | undefined, signal: AbortSignal): Promise<Outcome> {
    const status = this.#status();
    if (status === 'none') return { code: 3 };
    if (status === 'not-due') return { code: 4 };
    if (status === 'expired' && !this.#canRevive(token)) return { code: 5 };
    this.#lock ??= await this.#options.requestLock(signal);
    // While this tab waited for the lock, another one may have renewed the token, or the time may have been corrected.
    if (signal.aborted || this.#token() !== token || this.#status() !== status) return { code: 'again' };
    if (!this.#lock || this.#isAsked) return { code: status === 'expired' ? 5 : 4 };
    return status === 'expired' ? this.#revive(token, signal) : this.#renew(signal);
  }

  #canRevive(token: string | undefined): boolean {
    return Boolean(this.#options.readCookie('LongTermToken')) && this.#givenUp !== token;
  }

  async #revive(token: string | undefined, signal: AbortSignal): Promise<Outcome> {
    const { client, tabChannel } = this.#options;
    const failure = await client()
      .renewLongTermToken({ signal })
      .then(() => undefined, failureOf);
    if (failure === 'NO_ANSWER') return { code: 5, unanswered: true };
    this.#givenUp = token;
    tabChannel.post({ kind: 'asked' });
    // There is another token, or by the answer's `Date` header this one has not expired.
    return { code: this.#token() !== token || this.#status() !== 'expired' ? 'again' : 5 };
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
      default:
        // The answer's `Date` header may have corrected the time: perhaps the token has expired, and the device did not
        // know.
        return { code: this.#status() === 'expired' ? 'again' : 3 };
    }
  }

  /**
   * Tells the other tabs that this period's call has been made. They are not told of a refusal: each tab has to get it
   * itself, to stop its checks.
   */
  #answered(code: KeepAliveCode): Outcome {
    this.#options.tabChannel.post({ kind: 'asked' });
    return { code };
  }
}

type RenewalFailure = 'SERVER_ERROR' | 'REFUSED' | 'NO_ANSWER';

/** What an error of the login service means for the session. */
function failureOf(error: unknown): RenewalFailure {
  if (!(error instanceof ResponseError)) return 'NO_ANSWER';
  return error.response.status === 500 ? 'SERVER_ERROR' : 'REFUSED';
}

interface Outcome {
  readonly code: KeepAliveCode | 'again';
  readonly unanswered?: boolean;
}
