import { beforeEach, describe, expect, it } from 'vitest';
import { HOUR, MINUTE, SECOND } from '../../../test/support/fake-device.ts';
import { fakeTabChannels } from '../../../test/support/fake-tabs.ts';
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
    ['2 for 503', () => 503, 2],
    ['2 for 429', () => 429, 2],
    ['2 for 408', () => 408, 2],
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

describe('a service that is unwell', () => {
  const minutesOf = (start: number) => harness.calls.map(({ at }) => (at - start) / MINUTE);

  it.each([503, 408, undefined])('for one call (%s) logs nobody out', async (status) => {
    harness.logIn(-MINUTE, 10 * MINUTE);
    harness.onRenew = () => (harness.calls.length === 1 ? status : 201);
    harness.keepAlive.start();
    await harness.device.run(3 * MINUTE);
    expect(harness.codes).toEqual([null, status === undefined ? 3 : 2, 0]);
  });

  it('without an answer is asked ever later, as long as the token lives', async () => {
    const start = harness.device.time;
    harness.logIn(-MINUTE, 2 * HOUR);
    harness.onRenew = () => undefined;
    harness.keepAlive.start();
    await harness.device.run(3 * HOUR);
    expect(minutesOf(start).slice(0, 6)).toEqual([0, 3, 9, 21, 45, 69]);
    expect(harness.calls.every(({ at }) => at < start + 2 * HOUR)).toBe(true);
    expect(harness.heard.at(-1)).toEqual({ loggedIn: false, code: 5 });
  });

  it('is asked again when it says so', async () => {
    const start = harness.device.time;
    harness.logIn(-MINUTE, 2 * HOUR);
    harness.onRenew = () => (harness.calls.length === 1 ? 429 : 201);
    harness.headers = { 'Retry-After': '600' };
    harness.keepAlive.start();
    await harness.device.run(12 * MINUTE);
    expect(minutesOf(start)).toEqual([0, 10]);
  });
});

describe('an answer that a service worker may have kept', () => {
  const tell = (ahead: number): void =>
    harness.keepAlive.noteServerTime(new Date(harness.device.time + ahead).toUTCString(), true);

  it('does not set the clock back', async () => {
    harness.logIn(-MINUTE, HOUR);
    harness.keepAlive.start();
    tell(-5 * HOUR);
    harness.onRenew = () => 201;
    await harness.device.run(3 * MINUTE);
    expect(harness.codes).toEqual([null, 0]);
  });

  it('has one renewal ask where it alone says that the token is alive', async () => {
    harness.logIn(-2 * HOUR, -HOUR);
    harness.onRenew = () => 401;
    harness.keepAlive.start();
    await harness.device.run(MINUTE);
    for (const hours of [-5, -6]) {
      tell(hours * HOUR);
      await harness.device.run(MINUTE);
    }
    expect(harness.calls).toHaveLength(1);
    expect(harness.heard.at(-1)).toEqual({ loggedIn: false, code: 5 });
  });
});

it('a message of another tab moves the clock by a day at most, however often it comes', async () => {
  const channels = fakeTabChannels();
  const other = channels();
  harness = new SessionHarness({ tabChannel: channels() });
  harness.logIn(10 * HOUR, 30 * HOUR);
  harness.keepAlive.start();
  for (const hours of [20, 40, 60, 1e9]) {
    other.post({ kind: 'time', offset: hours * HOUR });
    await harness.device.run(SECOND);
  }
  expect(harness.heard.at(-1)?.loggedIn).toBe(true);
});

it.each([
  ['two hours ahead', 2 * HOUR],
  ['two hours behind', -2 * HOUR],
])('a device whose clock is wrong %s renews by the time of the server once it has heard it', async (_, skew) => {
  harness.device.skew = skew;
  harness.logIn(-MINUTE, HOUR);
  harness.onRenew = () => 201;
  harness.keepAlive.start();
  await harness.device.run(0);
  expect(harness.calls).toEqual([]);
  harness.keepAlive.noteServerTime(new Date(harness.device.time).toUTCString(), true);
  await harness.device.run(0);
  expect(harness.heard.at(-1)).toEqual({ loggedIn: true, code: 0 });
});
