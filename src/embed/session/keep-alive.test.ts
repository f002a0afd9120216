// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { HOUR, MINUTE, SECOND } from '../../../test/support/fake-device.ts';
import { jwt, SessionHarness } from '../../../test/support/session-harness.ts';

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

  it('gives code 4 without a request when the token is not yet due', async () => {
    harness.logIn(MINUTE, HOUR);
    harness.keepAlive.start();
    await harness.device.run(0);
    expect(harness.codes).toEqual([null, 4]);
    expect(harness.calls).toEqual([]);
  });

  it('gives code 5 without a request when the token has expired', async () => {
    harness.logIn(-HOUR, -SECOND);
    harness.keepAlive.start();
    await harness.device.run(0);
    expect(harness.heard.at(-1)).toEqual({ loggedIn: false, code: 5 });
    expect(harness.calls).toEqual([]);
  });

  it.each([
    ['garbage', 'garbage'],
    ['no lid', jwt({ exp: 9e9, ren: 9e9 })],
  ])('gives code 3 without a request for a token that is %s', async (_, token) => {
    harness.cookies.set('LoginToken', token);
    harness.keepAlive.start();
    await harness.device.run(0);
    expect(harness.heard.at(-1)).toEqual({ loggedIn: false, code: 3 });
    expect(harness.calls).toEqual([]);
  });
});

describe('the next check', () => {
  it.each([
    [0, () => 201],
    [4, () => 201],
  ])('comes after 3 minutes on code %i', async (code, onRenew) => {
    harness.logIn(code === 4 ? 2 * MINUTE : -MINUTE, HOUR);
    harness.onRenew = onRenew;
    harness.keepAlive.start();
    await harness.device.run(3 * MINUTE - SECOND);
    expect(harness.calls).toHaveLength(code === 4 ? 0 : 1);
    await harness.device.run(SECOND);
    expect(harness.calls).toHaveLength(code === 4 ? 1 : 2);
  });

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

  it.each([
    [40, 90],
    [5, 9],
  ])('comes when the token is due, where that is in %i seconds and it expires in %i', async (due, expires) => {
    harness.logIn(due * SECOND, expires * SECOND);
    harness.onRenew = () => {
      harness.logIn(HOUR, 2 * HOUR);
      return 201;
    };
    harness.keepAlive.start();
    await harness.device.run(60 * SECOND);
    expect(harness.codes).toEqual([null, 4, 0]);
    expect(harness.heard.at(-1)).toEqual({ loggedIn: true, code: 0 });
  });
});

describe('a device whose clock is wrong', () => {
  it.each([
    ['two hours ahead', 2 * HOUR],
    ['two hours behind', -2 * HOUR],
  ])('%s renews by the time of the server once it has heard it', async (_, skew) => {
    harness.device.skew = skew;
    harness.logIn(-MINUTE, HOUR);
    harness.onRenew = () => 201;
    harness.keepAlive.start();
    await harness.device.run(0);
    expect(harness.calls).toEqual([]);
    harness.keepAlive.noteServerTime(new Date(harness.device.time).toUTCString());
    await harness.device.run(0);
    expect(harness.heard.at(-1)).toEqual({ loggedIn: true, code: 0 });
  });
});
