import { beforeEach, expect, it } from 'vitest';
import { HOUR, MINUTE, SECOND } from '../../../test/support/fake-device.ts';
import { SessionHarness } from '../../../test/support/session-harness.ts';

let harness: SessionHarness;

beforeEach(() => {
  harness = new SessionHarness();
  harness.onRenew = () => 201;
});

/** When the service was called, in seconds since now. */
const callsFromNow = () => {
  const start = harness.device.time;
  harness.calls.length = 0;
  return () => harness.calls.map(({ at }) => (at - start) / SECOND);
};

it('another token between two checks is checked within 10 seconds where it belongs to a new login', async () => {
  harness.logIn(5 * HOUR, 10 * HOUR);
  await harness.startAndRun(15 * SECOND);
  harness.cookies.delete('LoginToken');
  await harness.device.run(25 * SECOND);
  expect(harness.received.at(-1)).toEqual({ loggedIn: false, code: 4 });
  harness.logIn(-SECOND, 100 * SECOND);
  const calls = callsFromNow();
  await harness.device.run(10 * SECOND);
  expect(calls()).toEqual([10]);
  expect(harness.received.at(-1)).toEqual({ loggedIn: true, code: 0 });
});

it('another token between two checks is renewed when it is due, where it expires before the planned check', async () => {
  harness.logIn(5 * HOUR, 10 * HOUR);
  await harness.startAndRun(5 * SECOND);
  harness.logIn(60 * SECOND, 90 * SECOND);
  const calls = callsFromNow();
  harness.onRenew = () => {
    harness.logIn(5 * HOUR, 10 * HOUR);
    return 201;
  };
  await harness.device.run(HOUR);
  expect(calls()).toEqual([60]);
  expect(harness.codes).toEqual([null, 4, 0, 4]);
});

it('another token between two checks is renewed in time while the service fails', async () => {
  harness.logIn(-MINUTE, 100 * HOUR);
  harness.onRenew = () => 500;
  await harness.startAndRun(22 * MINUTE);
  harness.logIn(300 * SECOND, 1000 * SECOND);
  const calls = callsFromNow();
  await harness.device.run(1000 * SECOND);
  expect(calls()[0]).toBe(505);
});

it.each([
  ['lasts, as after a renewal by another tab', 4, () => harness.logIn(15 * MINUTE, HOUR)],
  ['cannot be read', 3, () => harness.cookies.set('LoginToken', 'garbage')],
])('another token between two checks waits for the planned check where it %s', async (_, code, change) => {
  harness.logIn(-MINUTE, HOUR);
  await harness.startAndRun(MINUTE);
  change();
  await harness.device.run(2 * MINUTE - SECOND);
  expect(harness.calls).toHaveLength(1);
  expect(harness.codes.at(-1)).toBe(0);
  await harness.device.run(SECOND);
  expect(harness.calls).toHaveLength(1);
  expect(harness.codes.at(-1)).toBe(code);
});
