// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  INITIAL_KEEP_ALIVE,
  type KeepAliveCode,
  type KeepAliveEvent,
  type KeepAliveState,
  reduceKeepAlive,
} from './keep-alive-reducer.ts';

const resumed = (token: string | undefined, online = false): KeepAliveEvent => ({
  kind: 'resumed',
  online,
  token,
  loggedIn: true,
});
const ticked = (due: boolean, token?: string): KeepAliveEvent => ({ kind: 'ticked', due, token, loggedIn: true });

/** The state after a check, of a page that is shown. */
function after(code: KeepAliveCode, unanswered = false, before: Partial<KeepAliveState> = {}): KeepAliveState {
  const checking = { ...INITIAL_KEEP_ALIVE, active: true, mode: 'checking', ...before } as const;
  return reduceKeepAlive(checking, { kind: 'checked', result: { code, token: 'a', loggedIn: true, unanswered } });
}

const hidden = (state: KeepAliveState): KeepAliveState => reduceKeepAlive(state, { kind: 'paused' });
const modeAfter = (state: KeepAliveState, event: KeepAliveEvent): string => reduceKeepAlive(state, event).mode;

/** The files of the keep-alive test the rest of the reducer, from the cookie to the request. */
describe('a page that has not started', () => {
  it('waits, and knows of no login', () => {
    expect(reduceKeepAlive(INITIAL_KEEP_ALIVE, ticked(true))).toBe(INITIAL_KEEP_ALIVE);
    expect(INITIAL_KEEP_ALIVE).toMatchObject({ loggedIn: false, code: null, unanswered: false });
  });
});

describe('a page that is shown', () => {
  it('checks at once after a login, without waiting for the logout to be noticed', () => {
    const loggedOut = reduceKeepAlive(after(2), { kind: 'ticked', due: false, token: undefined, loggedIn: false });
    expect(loggedOut.mode).toBe('polling');
    expect(modeAfter(loggedOut, { kind: 'ticked', due: false, token: 'garbage', loggedIn: false })).toBe('polling');
    expect(modeAfter(loggedOut, ticked(false, 'b'))).toBe('checking');
    expect(modeAfter(hidden(loggedOut), resumed('b'))).toBe('checking');
  });

  it.each([
    [0, 'polling'],
    [1, 'watching'],
    [2, 'polling'],
    [3, 'watching'],
    [4, 'checking'],
    [5, 'checking'],
  ] as const)('goes on after code %i as “%s” when the time is corrected', (code, mode) => {
    expect(modeAfter(after(code), { kind: 'corrected' })).toBe(mode);
  });
});

describe('a page that was hidden', () => {
  it('does nothing while it is hidden', () => {
    const state = hidden(after(0));
    expect(reduceKeepAlive(state, ticked(true, 'b'))).toBe(state);
  });

  it('checks at once when it is shown again, unless the service fails', () => {
    expect(modeAfter(hidden(after(0)), resumed('a', true))).toBe('checking');
    expect(modeAfter(hidden(after(2)), resumed('a', true))).toBe('polling');
  });

  it('stays as it is where the checks have stopped and the token is the same', () => {
    expect(modeAfter(hidden(after(3)), resumed('a', true))).toBe('watching');
    expect(modeAfter(hidden(after(3)), resumed('b'))).toBe('checking');
  });

  it('checks again with a new connection, where the last check got no answer', () => {
    expect(modeAfter(hidden(after(3, true)), resumed('a'))).toBe('watching');
    expect(modeAfter(hidden(after(3, true)), resumed('a', true))).toBe('checking');
    expect(modeAfter(hidden(after(2, true)), resumed('a', true))).toBe('polling');
  });

  it.each([
    [3, 'watching'],
    [5, 'checking'],
  ] as const)(
    'goes on after code %i as “%s” when it is shown again, where the time was corrected meanwhile',
    (code, mode) => {
      const corrected = reduceKeepAlive(hidden(after(code)), { kind: 'corrected' });
      expect(corrected.mode).not.toBe('checking');
      expect(modeAfter(corrected, resumed('a'))).toBe(mode);
    },
  );
});
