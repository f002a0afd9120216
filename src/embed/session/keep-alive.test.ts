// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { HOUR, MINUTE, SECOND } from '../../../test/support/fake-device.ts';
import { SessionHarness } from '../../../test/support/session-harness.ts';

let harness: SessionHarness;

beforeEach(() => {
  harness = new SessionHarness();
});

describe('the first check', () => {
  it.each([
    ['0 for 201', () => 201, 0],
    ['1 for 200', () => 200, 1],
    ['2 for 500', () => 500, 2],
    ['3 for 401', () => 401, 3],
    ['3 for 503', () => 503, 3],
    ['3 for no answer', () => undefined, 3],
  ])('of a due token gives code %s', async (_, onRenew, code) => {
    harness.logIn(-MINUTE, HOUR);
    harness.onRenew = onRenew;
    harness.keepAlive.start();
    await harness.device.run(0);
    expect(harness.heard).toEqual([
      { loggedIn: true, code: null },
      { loggedIn: true, code },
    ]);
    expect(harness.calls).toHaveLength(1);
  });

  it.each([
    ['is not yet due', () => harness.logIn(MINUTE, HOUR), { loggedIn: true, code: 4 }],
    ['has expired', () => harness.logIn(-HOUR, -SECOND), { loggedIn: false, code: 5 }],
    ['cannot be read', () => harness.cookies.set('LoginToken', 'garbage'), { loggedIn: false, code: 3 }],
  ])('of a token that %s takes no request', async (_, haveCookie, state) => {
    haveCookie();
    harness.keepAlive.start();
    await harness.device.run(0);
    expect(harness.heard.at(-1)).toEqual(state);
    expect(harness.calls).toEqual([]);
  });
});

describe('the next check', () => {
  it('comes ever later while the service fails, and in time before the token expires', async () => {
    const start = harness.device.time;
    harness.logIn(-MINUTE, HOUR);
    harness.keepAlive.start();
    await harness.device.run(HOUR + MINUTE);
    const minutes = harness.calls.map(({ at }) => (at - start) / MINUTE);
    expect(minutes.slice(0, 5)).toEqual([0, 3, 9, 21, 45]);
    expect(minutes.at(-1)).toBeGreaterThan(59);
    expect(minutes.length).toBeLessThan(20);
    expect(harness.heard.at(-1)).toEqual({ loggedIn: false, code: 5 });
  });

  it('comes when another token is due, where that expires before the planned check', async () => {
    harness.logIn(5 * HOUR, 10 * HOUR);
    harness.keepAlive.start();
    await harness.device.run(5 * SECOND);
    harness.logIn(60 * SECOND, 90 * SECOND);
    harness.onRenew = () => {
      harness.logIn(5 * HOUR, 10 * HOUR);
      return 201;
    };
    const start = harness.device.time;
    await harness.device.run(HOUR);
    expect(harness.calls.map(({ at }) => (at - start) / SECOND)).toEqual([60]);
    expect(harness.codes).toEqual([null, 4, 0, 4]);
  });

  it('comes when it was planned, where another tab has renewed the token', async () => {
    harness.logIn(-MINUTE, HOUR);
    harness.onRenew = () => 201;
    harness.keepAlive.start();
    await harness.device.run(MINUTE);
    harness.logIn(15 * MINUTE, HOUR);
    await harness.device.run(2 * MINUTE - SECOND);
    expect(harness.codes.at(-1)).toBe(0);
    await harness.device.run(SECOND);
    expect(harness.codes.at(-1)).toBe(4);
    expect(harness.calls).toHaveLength(1);
  });
});
