import { beforeEach, expect, it, vi } from 'vitest';
import { HOUR, MINUTE } from '../../../test/support/fake-device.ts';
import { SessionHarness } from '../../../test/support/session-harness.ts';

let harness: SessionHarness;

beforeEach(() => {
  harness = new SessionHarness();
});

it('a hidden page does nothing, and checks at once when it is seen again', async () => {
  harness.logIn(MINUTE, 10 * HOUR);
  harness.onRenew = () => 201;
  await harness.startAndRun(MINUTE);
  harness.page.set(false);
  await harness.device.run(2 * HOUR);
  expect(harness.calls).toHaveLength(0);
  expect(harness.device.timers).toBe(0);
  harness.page.set(true);
  await harness.device.run(0);
  expect(harness.calls).toHaveLength(1);
});

it.each([
  ['a readable, unexpired token', () => harness.logIn(-MINUTE, HOUR), true],
  ['an expired token', () => harness.logIn(-2 * HOUR, -HOUR), false],
])('a hidden page reports from the beginning who is logged in: by %s', async (_, haveCookie, loggedIn) => {
  harness.page.active = false;
  haveCookie();
  await harness.startAndRun(HOUR);
  expect(harness.received).toEqual([{ loggedIn, code: null }]);
});

it.each([
  ['fails', 500],
  ['refuses', 401],
  ['gives no answer', undefined],
])('a hidden page is seen again without asking a service at once that %s', async (_, status) => {
  harness.logIn(-MINUTE, HOUR);
  harness.onRenew = () => status;
  await harness.startAndRun(MINUTE);
  harness.page.set(false);
  harness.page.set(true);
  await harness.device.run(0);
  expect(harness.calls).toHaveLength(1);
});

it('a hidden page that took its token for expired renews it when it is seen again with the right time', async () => {
  harness.device.skew = 3 * HOUR;
  harness.logIn(-MINUTE, HOUR);
  harness.onRenew = () => (harness.time.isUnknown ? undefined : 201);
  await harness.startAndRun(MINUTE);
  expect(harness.codes).toEqual([null, 5]);
  harness.page.set(false);
  harness.keepAlive.noteServerTime(new Date(harness.device.time).toUTCString(), false);
  await harness.device.run(MINUTE);
  expect(harness.calls).toHaveLength(1);
  harness.page.set(true);
  await harness.device.run(0);
  expect(harness.received.at(-1)).toEqual({ loggedIn: true, code: 0 });
});

it('a page whose clock was wrong for a while renews its token afterwards', async () => {
  harness.logIn(MINUTE, HOUR);
  harness.onRenew = () => (harness.device.skew > 0 ? undefined : 201);
  await harness.startAndRun(0);
  for (const [skew, code] of [
    [3 * HOUR, 5],
    [0, 0],
  ] as const) {
    harness.device.skew = skew;
    await harness.device.run(MINUTE);
    expect(harness.codes.at(-1)).toBe(code);
  }
});

it('a hidden page uses an answer that came while it was hidden', async () => {
  harness.logIn(-MINUTE, HOUR);
  harness.onRenew = () => {
    harness.page.set(false);
    return 201;
  };
  await harness.startAndRun(HOUR / 2);
  expect(harness.codes).toEqual([null, 0]);
  expect(harness.device.timers).toBe(0);
});

it('a lost connection that cost an answer is made up for as soon as there is one again', async () => {
  harness.logIn(-MINUTE, HOUR);
  harness.onRenew = () => undefined;
  await harness.startAndRun(MINUTE);
  harness.onRenew = () => 201;
  harness.page.set(true, 'connected');
  await harness.device.run(0);
  expect(harness.received.at(-1)).toEqual({ loggedIn: true, code: 0 });
});

it('the end in the middle of a request leaves no timer and no listener, and its answer is not reported', async () => {
  const release = vi.fn<() => void>();
  harness = new SessionHarness({ lock: { take: async () => true, release } });
  harness.logIn(-MINUTE, HOUR);
  harness.onRenew = () => {
    harness.keepAlive.stop();
    return 201;
  };
  await harness.startAndRun(HOUR);
  expect(harness.codes).toEqual([null]);
  expect(harness.device.timers).toBe(0);
  expect(harness.page.listeners.size).toBe(0);
  expect(release, 'a keep-alive that was started since may hold the lock').toHaveBeenCalledOnce();
});
