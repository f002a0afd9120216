import { beforeEach, expect, it } from 'vitest';
import { HOUR, MINUTE, SECOND } from '../../../test/support/fake-device.ts';
import { fakeTabChannels } from '../../../test/support/fake-tabs.ts';
import { SessionHarness } from '../../../test/support/session-harness.ts';

let harness: SessionHarness;

beforeEach(() => {
  harness = new SessionHarness();
});

it.each([
  ['0 for 201', () => 201, 0],
  ['1 for 200', () => 200, 1],
  ['2 for 500', () => 500, 2],
  ['3 for 401', () => 401, 3],
  ['3 for no answer', () => undefined, 3],
])('the first check of a due token gives code %s', async (_, onRenew, code) => {
  harness.logIn(-MINUTE, HOUR);
  harness.onRenew = onRenew;
  await harness.startAndRun(0);
  expect(harness.received).toEqual([
    { loggedIn: true, code: null },
    { loggedIn: true, code },
  ]);
  expect(harness.calls).toHaveLength(1);
});

it.each([
  [4, 'is not yet due', MINUTE, HOUR],
  [5, 'has expired by the time of the server', -HOUR, -SECOND],
])('the first check gives code %i without a request when the token %s', async (code, _, due, expires) => {
  harness.logIn(due, expires);
  harness.time.learn(new Date(harness.device.time).toUTCString(), true);
  await harness.startAndRun(0);
  expect(harness.received.at(-1)).toEqual({ loggedIn: code === 4, code });
  expect(harness.calls).toEqual([]);
});

it.each([
  ['refuses', () => 401, 5],
  ['renews', () => 201, 0],
  ['does not answer for', () => undefined, 5],
])('the service %s a token that has expired by the clock of the device alone', async (_, onRenew, code) => {
  harness.hidesTime = true;
  harness.logIn(-HOUR, -SECOND);
  harness.onRenew = onRenew;
  await harness.startAndRun(0);
  expect(harness.received.at(-1)).toEqual({ loggedIn: code === 0, code });
  await harness.device.run(HOUR);
  expect(harness.calls).toHaveLength(code === 0 ? 21 : 1);
});

it.each([0, 4])('the next check comes after 3 minutes on code %i', async (code) => {
  harness.logIn(code === 4 ? 2 * MINUTE : -MINUTE, HOUR);
  harness.onRenew = () => 201;
  await harness.startAndRun(3 * MINUTE - SECOND);
  expect(harness.calls).toHaveLength(code === 4 ? 0 : 1);
  await harness.device.run(SECOND);
  expect(harness.calls).toHaveLength(code === 4 ? 1 : 2);
});

it.each([500, undefined])(
  'the checks become rarer while the service answers %s, but one comes before the token expires',
  async (status) => {
    const start = harness.device.time;
    harness.logIn(-MINUTE, HOUR);
    harness.onRenew = () => status;
    await harness.startAndRun(HOUR + MINUTE);
    const minutes = harness.calls.map(({ at }) => (at - start) / MINUTE);
    expect(minutes.slice(0, 5)).toEqual([0, 3, 9, 21, 45]);
    expect(minutes.at(-1)).toBeGreaterThan(59);
    expect(minutes.length).toBeLessThan(20);
    expect(harness.received.at(-1)).toEqual({ loggedIn: false, code: 5 });
  },
);

it('the next check comes when the service has asked for it', async () => {
  const start = harness.device.time;
  harness.logIn(-MINUTE, 2 * HOUR);
  harness.onRenew = () => (harness.calls.length === 1 ? 429 : 201);
  harness.headers = { 'Retry-After': '600' };
  await harness.startAndRun(12 * MINUTE);
  expect(harness.calls.map(({ at }) => (at - start) / MINUTE)).toEqual([0, 10]);
});

it('one renewal is tried if only an answer that may be old says that the token is valid', async () => {
  harness.logIn(-2 * HOUR, -HOUR);
  harness.onRenew = () => 401;
  await harness.startAndRun(MINUTE);
  for (const hours of [-5, -6]) {
    harness.keepAlive.noteServerTime(new Date(harness.device.time + hours * HOUR).toUTCString(), true);
    await harness.device.run(MINUTE);
  }
  expect(harness.calls).toHaveLength(1);
  expect(harness.received.at(-1)).toEqual({ loggedIn: false, code: 5 });
});

it('a tab sends the time of the server to the others', async () => {
  const channels = fakeTabChannels();
  const other = new SessionHarness({ device: harness.device, tabChannel: channels() });
  harness = new SessionHarness({ device: harness.device, tabChannel: channels() });
  harness.device.skew = 2 * HOUR;
  other.logIn(MINUTE, HOUR);
  for (const tab of [harness, other]) {
    tab.onRenew = () => undefined;
    tab.keepAlive.start();
  }
  await harness.device.run(SECOND);
  expect(other.received.at(-1)).toEqual({ loggedIn: false, code: 5 });
  harness.keepAlive.noteServerTime(new Date(harness.device.time).toUTCString(), false);
  await harness.device.run(SECOND);
  expect(other.received.at(-1)).toEqual({ loggedIn: true, code: 4 });
});

it.each([
  ['ahead', 2 * HOUR],
  ['behind', -2 * HOUR],
])('a device whose clock is two hours %s renews when it learns the time of the server', async (_, skew) => {
  harness.device.skew = skew;
  harness.logIn(-MINUTE, HOUR);
  harness.onRenew = () => (harness.time.isUnknown ? undefined : 201);
  await harness.startAndRun(0);
  expect(harness.received.at(-1)).toEqual(skew > 0 ? { loggedIn: false, code: 5 } : { loggedIn: true, code: 4 });
  harness.keepAlive.noteServerTime(new Date(harness.device.time).toUTCString(), true);
  await harness.device.run(0);
  expect(harness.received.at(-1)).toEqual({ loggedIn: true, code: 0 });
});
