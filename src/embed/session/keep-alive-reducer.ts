/** The codes of the results of a check, as the page's events have them. */
export const CODE = {
  /** 201 */
  newToken: 0,
  /** 200: the token stays the same. */
  renewed: 1,
  /** 5xx, 408, 429 */
  unavailable: 2,
  /** Any other failure, or no token. */
  failed: 3,
  notDue: 4,
  expired: 5,
} as const;

export type KeepAliveCode = (typeof CODE)[keyof typeof CODE];

/** The codes that stop the checks until the cookie contains another token, or one that is valid again. */
const STOPS: readonly KeepAliveCode[] = [CODE.renewed, CODE.failed, CODE.expired];

/** The login cookie: its value, and whether a customer is logged in by it. */
export interface LoginCookie {
  readonly token: string | undefined;
  readonly loggedIn: boolean;
}

/** The result of a check, and the login cookie after it. */
export interface CheckResult extends LoginCookie {
  readonly code: KeepAliveCode;
  /** The service did not answer: the device may be offline. */
  readonly unanswered: boolean;
  /** How long the service has asked to wait, in milliseconds. */
  readonly retryAfter?: number | undefined;
}

/** The session as the page's events report it. */
export interface SessionState {
  readonly loggedIn: boolean;
  /** The code of the last check; `null` before the first. */
  readonly code: KeepAliveCode | null;
}

export interface KeepAliveState extends SessionState {
  /** `polling`: waits for the next check. `watching`: the checks have stopped, only the cookie is read. */
  readonly mode: 'polling' | 'checking' | 'watching';
  /** Nothing happens while the page is hidden. */
  readonly active: boolean;
  /** How often in a row the service has failed or not answered. */
  readonly failures: number;
  /** The token when the checks stopped: another one starts them again. */
  readonly stoppedToken: string | undefined;
  /** The last check got no answer: it is repeated after a wait, or with a new connection, although the checks stopped. */
  readonly unanswered: boolean;
}

export type KeepAliveEvent =
  /** The page has started, is visible again, came back from a cache, or is online again. */
  | ({ readonly kind: 'resumed'; readonly online: boolean } & LoginCookie)
  | { readonly kind: 'paused' }
  /** Time has passed; `due`: the wait for the next check is over. */
  | ({ readonly kind: 'ticked'; readonly due: boolean } & LoginCookie)
  | { readonly kind: 'checked'; readonly result: CheckResult }
  /** The server's time differs from the assumed time. */
  | { readonly kind: 'corrected' };

export const INITIAL_KEEP_ALIVE: KeepAliveState = {
  mode: 'polling',
  active: false,
  code: null,
  loggedIn: false,
  failures: 0,
  stoppedToken: undefined,
  unanswered: false,
};

/** The state machine of the keep-alive. Its caller makes a check whenever the mode becomes `checking`. */
export function reduceKeepAlive(state: KeepAliveState, event: KeepAliveEvent): KeepAliveState {
  switch (event.kind) {
    case 'paused':
      return { ...state, active: false };
    case 'resumed': {
      const resumed = { ...state, active: true, loggedIn: event.loggedIn };
      const reconnected = event.online && state.mode === 'watching' && state.unanswered;
      // A failing service is not called more often when the visitor switches tabs.
      const atOnce = state.mode === 'polling' && state.failures === 0;
      const again = atOnce || reconnected || isNewLogin(state, event);
      return again ? check(resumed) : resumed;
    }
    case 'ticked': {
      if (!state.active) return state;
      const again = isNewLogin(state, event) || (isWaiting(state) && event.due);
      const ticked = { ...state, loggedIn: event.loggedIn };
      return again ? check(ticked) : ticked;
    }
    case 'checked':
      return afterCheck(state, event.result);
    case 'corrected': {
      // A page that is not active checks when it is active again.
      const dependsOnTime = state.code === CODE.notDue || state.code === CODE.expired;
      if (!dependsOnTime) return state;
      return state.active ? check(state) : { ...state, mode: 'polling' };
    }
    // Stryker disable next-line ConditionalExpression: no kind is left, which the compiler sees to.
    default:
      return event satisfies never;
  }
}

/** Whether there will be another check, even if the token stays the same. */
export function isWaiting({ mode, unanswered }: KeepAliveState): boolean {
  return mode === 'polling' || (mode === 'watching' && unanswered);
}

function check(state: KeepAliveState): KeepAliveState {
  return { ...state, mode: 'checking' };
}

/** Whether there is another token since the checks have stopped, or a login after there was none: a clock can be set back. */
function isNewLogin(state: KeepAliveState, { token, loggedIn }: LoginCookie): boolean {
  const isOther = state.mode === 'watching' && Boolean(token) && token !== state.stoppedToken;
  return isOther || (loggedIn && !state.loggedIn);
}

function afterCheck(state: KeepAliveState, { code, token, loggedIn, unanswered }: CheckResult): KeepAliveState {
  const stops = STOPS.includes(code);
  return {
    ...state,
    mode: stops ? 'watching' : 'polling',
    code,
    loggedIn,
    failures: code === CODE.unavailable || unanswered ? state.failures + 1 : 0,
    stoppedToken: stops ? token : undefined,
    unanswered,
  };
}
