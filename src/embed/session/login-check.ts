import type { RenewalClient } from '../api/login-client.ts';
import { type ServiceFailure, serviceFailureOf } from '../api/service-failure.ts';
import type { BrowserTab } from './browser-tab.ts';
import { type CheckResult, CODE, type KeepAliveCode, type LoginCookie } from './keep-alive-reducer.ts';
import { type LoginClaims, readClaims, tokenOf } from './login-token.ts';
import { tokenStatus, type TokenStatus } from './session-rules.ts';
import type { ServerTime } from './server-time.ts';

export interface LoginCheckOptions extends BrowserTab {
  /** The current client; it is replaced when attributes change. */
  readonly client: () => RenewalClient;
  readonly time: ServerTime;
}

/** How many tokens one check looks at: a token that changes during the check is looked at again. */
const TOKENS_PER_CHECK = 3;

/**
 * Checks the login token and renews it when it is due, unless another tab is doing so. This tab holds the lock while it
 * renews a token, and as long as that token stays due: it then makes the next call too.
 */
export class LoginCheck {
  readonly #options: LoginCheckOptions;
  /** The expired token that the long-term token did not replace: one attempt is enough. */
  #unreplaced: string | undefined;
  /** The token whose renewal the service has refused. */
  #refusedToken: string | undefined;
  /** The token that has expired by the time of the device alone, and whose renewal was tried. */
  #triedToken: string | undefined;
  /** The token after a renewal. */
  #renewedToken: string | undefined;
  /** Another tab has called the service since this check started: this tab waits for the next period. */
  #otherTabCalled = false;

  constructor(options: LoginCheckOptions) {
    this.#options = options;
  }

  /** Makes one check. It never throws. After an abort the result is to be ignored. */
  async run(signal: AbortSignal): Promise<CheckResult> {
    let outcome: Outcome = { code: CODE.failed };
    this.#otherTabCalled = false;
    for (let round = 0; round < TOKENS_PER_CHECK; round += 1) {
      const token = this.#token();
      outcome = await this.#handle(token, signal);
      if (signal.aborted || outcome.code !== 'again') break;
    }
    // After an abort the lock has been released, and another keep-alive of this page may hold it.
    if (!signal.aborted && (this.#status() !== 'due' || outcome.code === CODE.failed)) this.#options.lock.release();
    return {
      // The token changed on each look: wait for the next check.
      code: outcome.code === 'again' ? CODE.notDue : outcome.code,
      ...this.cookie(),
      unanswered: outcome.unanswered === true,
      retryAfter: outcome.retryAfter,
    };
  }

  noteOtherTab(): void {
    this.#otherTabCalled = true;
  }

  cookie(): LoginCookie {
    const status = this.#status();
    return { token: this.#token(), loggedIn: status === 'due' || status === 'not-due' };
  }

  #token(): string | undefined {
    return tokenOf(this.#options.readCookies('LoginToken'));
  }

  #status(now = this.#options.time.now()): TokenStatus {
    const token = this.#token();
    const status = tokenStatus(readClaims(token), now);
    return status === 'expired' && this.#isRenewed(token) ? 'due' : status;
  }

  /** Whether a token is alive, whatever the time of the device says of it. */
  #isRenewed(token: string | undefined): boolean {
    return this.#options.time.isUnknown && token !== undefined && token === this.#renewedToken;
  }

  /** The claims of a token that decide when it is checked, unless nobody knows what time it is. */
  claimsOf(token: string | undefined): LoginClaims | undefined {
    return this.#isRenewed(token) ? undefined : readClaims(token);
  }

  async #handle(token: string | undefined, signal: AbortSignal): Promise<Outcome> {
    const status = this.#status();
    if (status === 'none') return { code: CODE.failed };
    if (status === 'not-due') return { code: CODE.notDue };
    const isDoubtful = status === 'expired' && this.#isDoubtful(token);
    if (status === 'expired' && !isDoubtful && !this.#canReplace(token)) return { code: CODE.expired };
    const isTurn = await this.#options.lock.take(signal);
    // While this tab waited for the lock, another one may have renewed the token, or the time may have been corrected.
    if (signal.aborted || this.#token() !== token || this.#status() !== status) return { code: 'again' };
    if (!isTurn || this.#otherTabCalled) return { code: status === 'expired' ? CODE.expired : CODE.notDue };
    return status === 'expired' && !isDoubtful ? this.#replace(token, signal) : this.#renew(token, signal);
  }

  /**
   * Whether a token has expired by the device's time alone, or has not by an answer that may be old. One renewal finds it out,
   * unless the long-term token replaces it.
   */
  #isDoubtful(token: string | undefined): boolean {
    const { time } = this.#options;
    if (this.#refusedToken === token) return false;
    if (this.#status(time.earliest()) !== 'expired') return true;
    return time.isUnknown && ![this.#triedToken, this.#unreplaced].includes(token) && !this.#canReplace(token);
  }

  #canReplace(token: string | undefined): boolean {
    return this.#options.readCookies('LongTermToken').length > 0 && this.#unreplaced !== token;
  }

  async #replace(token: string | undefined, signal: AbortSignal): Promise<Outcome> {
    const failure = await this.#options
      .client()
      .renewLongTermToken({ signal })
      .then(() => undefined, this.#failureOf);
    if (failure?.kind === 'unanswered') return { code: CODE.expired, unanswered: true };
    if (failure?.kind === 'unavailable')
      return this.#answered({ code: CODE.unavailable, retryAfter: failure.retryAfter });
    this.#unreplaced = token;
    // There is another token, or by the answer's `Date` header this one has not expired.
    return this.#answered({ code: this.#token() !== token || this.#status() !== 'expired' ? 'again' : CODE.expired });
  }

  async #renew(token: string | undefined, signal: AbortSignal): Promise<Outcome> {
    const renewal = await this.#options.client().renewLoginToken({ signal }).catch(this.#failureOf);
    this.#renewedToken = typeof renewal === 'string' ? this.#token() : undefined;
    if (renewal === 'NEW_TOKEN') return this.#answered({ code: CODE.newToken });
    if (renewal === 'NO_FURTHER_RENEWAL') return this.#answered({ code: CODE.renewed });
    // A token that has expired by the clock of the device alone is tried once.
    const isGivenUp = this.#options.time.isUnknown && this.#status() === 'expired';
    if (isGivenUp) this.#triedToken = token;
    if (renewal.kind === 'unanswered') return { code: isGivenUp ? CODE.expired : CODE.failed, unanswered: true };
    if (renewal.kind === 'unavailable')
      return this.#answered({ code: CODE.unavailable, retryAfter: renewal.retryAfter });
    this.#refusedToken = token;
    // The answer's `Date` header may have corrected the time: perhaps the token has expired, and the device did not know.
    // A refusal is not sent to the other tabs: each has to get it itself, to stop its checks.
    return { code: this.#status() === 'expired' ? 'again' : CODE.failed };
  }

  readonly #failureOf = (error: unknown): ServiceFailure => serviceFailureOf(error, this.#options.time.now());

  /** Notifies the other tabs that this period's call has been made. */
  #answered(outcome: Outcome): Outcome {
    this.#options.tabChannel.post({ kind: 'called' });
    return outcome;
  }
}

interface Outcome {
  readonly code: KeepAliveCode | 'again';
  readonly unanswered?: boolean;
  /** How long the service asks to wait, in milliseconds. */
  readonly retryAfter?: number | undefined;
}
