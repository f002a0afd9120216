/**
 * How a check ended: 0 renewed with a new token (201), 1 renewed (200), 2 server error (500), 3 any other failure or no
 * token, 4 not yet due, 5 expired.
 */
export type KeepAliveCode = 0 | 1 | 2 | 3 | 4 | 5;

/** The codes that end the checks, until another token appears. */
const STOPS: readonly KeepAliveCode[] = [1, 3, 5];

/** How a check ended, and what was found after it. */
export interface CheckResult {
  readonly code: KeepAliveCode;
  /** The value of the login cookie. */
  readonly token: string | undefined;
  readonly loggedIn: boolean;
  /** The service gave no answer at all: the device may have lost its connection. */
  readonly unanswered: boolean;
}

export interface KeepAliveState {
  /** `polling`: waits for the next check. `watching`: the checks have stopped, the cookie is looked at. */
  readonly mode: 'polling' | 'checking' | 'watching';
  /** Nothing happens while the page is hidden or offline. */
  readonly active: boolean;
  /** Of the last check; `null` before the first. */
  readonly code: KeepAliveCode | null;
  readonly loggedIn: boolean;
  /** How often the service has failed (500) in a row. */
  readonly failures: number;
  /** The token at which the checks stopped; only another one starts them again. */
  readonly stoppedAt: string | undefined;
  /** The checks stopped for want of an answer, so that a new connection starts them again. */
  readonly unanswered: boolean;
  /** The time was corrected while the page was not active, so that the last code may be wrong. */
  readonly corrected: boolean;
}

export type KeepAliveEvent =
  /** The page is there, is seen again, came back from a cache, or is online again. */
  | {
      readonly kind: 'resumed';
      readonly online: boolean;
      readonly token: string | undefined;
      readonly loggedIn: boolean;
    }
  | { readonly kind: 'paused' }
  /** Time has passed; `due` says whether the wait for the next check is over. */
  | { readonly kind: 'ticked'; readonly due: boolean; readonly token: string | undefined; readonly loggedIn: boolean }
  | { readonly kind: 'checked'; readonly result: CheckResult }
  /** The server has said what time it is, and it is another one than was thought. */
  | { readonly kind: 'corrected' };

export const INITIAL_KEEP_ALIVE: KeepAliveState = {
  mode: 'polling',
  active: false,
  code: null,
  loggedIn: false,
  failures: 0,
  stoppedAt: undefined,
  unanswered: false,
  corrected: false,
};

/** The state machine of the keep-alive. Whoever runs it makes a check whenever the mode becomes `checking`. */
export function reduceKeepAlive(state: KeepAliveState, event: KeepAliveEvent): KeepAliveState {
  switch (event.kind) {
    case 'paused':
      return { ...state, active: false };
    case 'resumed': {
      const resumed = { ...state, active: true, loggedIn: event.loggedIn };
      const reconnected = event.online && state.mode === 'watching' && state.unanswered;
      // A service that fails is not asked more often because someone switches tabs.
      const atOnce = state.mode === 'polling' && state.failures === 0;
      const again = atOnce || reconnected || state.corrected || isAnother(state, event.token);
      return again ? check(resumed) : resumed;
    }
    case 'ticked': {
      if (!state.active) return state;
      const due = state.mode === 'polling' ? event.due : isAnother(state, event.token);
      const ticked = { ...state, loggedIn: event.loggedIn };
      return due ? check(ticked) : ticked;
    }
    case 'checked':
      return afterCheck(state, event.result);
    case 'corrected': {
      // A check that is under way judges by the new time itself.
      const judgedByTime = state.code === 4 || state.code === 5;
      if (!judgedByTime) return state;
      return state.active ? check(state) : { ...state, corrected: true };
    }
    default:
      return event satisfies never;
  }
}

function check(state: KeepAliveState): KeepAliveState {
  return { ...state, mode: 'checking', corrected: false };
}

/** Whether the checks have stopped and a token is there now that is another one than then. */
function isAnother({ mode, stoppedAt }: KeepAliveState, token: string | undefined): boolean {
  return mode === 'watching' && Boolean(token) && token !== stoppedAt;
}

function afterCheck(state: KeepAliveState, { code, token, loggedIn, unanswered }: CheckResult): KeepAliveState {
  const stops = STOPS.includes(code);
  return {
    ...state,
    mode: stops ? 'watching' : 'polling',
    code,
    loggedIn,
    failures: code === 2 ? state.failures + 1 : 0,
    stoppedAt: stops ? token : undefined,
    unanswered,
  };
}
