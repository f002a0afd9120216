import { beforeEach, describe, expect, it } from 'vitest';
import { FakeDevice, HOUR, MINUTE, SECOND } from '../../../test/support/fake-device.ts';
import { SessionHarness } from '../../../test/support/session-harness.ts';

let harness: SessionHarness;

beforeEach(() => {
  harness = new SessionHarness();
});

it('detects a login within 10 seconds by polling the cookie', async () => {
  await harness.startAndRun(MINUTE);
  harness.logIn(HOUR, 2 * HOUR);
  await harness.device.run(9 * SECOND);
  expect(harness.received.at(-1)).toEqual({ loggedIn: false, code: 3 });
  await harness.device.run(SECOND);
  expect(harness.received.at(-1)).toEqual({ loggedIn: true, code: 4 });
});

it.each([1, 3, 5] as const)('after code %i, only a different token restarts the checks', async (code) => {
  harness.logIn(-2 * HOUR, code === 5 ? -HOUR : HOUR);
  harness.onRenew = () => (code === 1 ? 200 : 404);
  await harness.startAndRun(5 * MINUTE);
  expect(harness.received.at(-1)?.code).toBe(code);
  const before = harness.calls.length;
  harness.onRenew = () => 201;
  harness.logIn(-MINUTE, HOUR);
  await harness.device.run(10 * SECOND);
  expect(harness.calls.length - before).toBe(1);
  expect(harness.received.at(-1)).toEqual({ loggedIn: true, code: 0 });
});

describe('the long-term token', () => {
  const renewed = (): number => {
    harness.logIn(HOUR, 2 * HOUR);
    return 201;
  };

  beforeEach(() => {
    harness.cookies.set('LongTermToken', 'long');
    harness.logIn(-2 * HOUR, -HOUR);
  });

  it('brings an expired login back', async () => {
    harness.onLongTerm = renewed;
    await harness.startAndRun(SECOND);
    expect(harness.calls.map(({ call }) => call)).toEqual(['long-term']);
    expect(harness.received.at(-1)).toEqual({ loggedIn: true, code: 4 });
  });

  it('keeps the login if the refusal shows that it has not expired', async () => {
    const device = new FakeDevice();
    device.skew = 3 * HOUR;
    harness = new SessionHarness({ device });
    harness.cookies.set('LongTermToken', 'long');
    harness.logIn(HOUR, 2 * HOUR);
    await harness.startAndRun(SECOND);
    expect(harness.calls.map(({ call }) => call)).toEqual(['long-term']);
    expect(harness.received.at(-1)).toEqual({ loggedIn: true, code: 4 });
    harness.onRenew = () => 201;
    await harness.device.run(HOUR + 3 * MINUTE);
    expect(harness.received.at(-1)).toEqual({ loggedIn: true, code: 0 });
  });

  it('is not used if the server time is corrected while the tab waits for the lock', async () => {
    const device = new FakeDevice();
    device.skew = 3 * HOUR;
    let give = (_isHeld: boolean): void => undefined;
    const turn = new Promise<boolean>((resolve) => {
      give = resolve;
    });
    harness = new SessionHarness({ device, lock: { take: () => turn, release: () => undefined } });
    harness.cookies.set('LongTermToken', 'long');
    harness.logIn(HOUR, 2 * HOUR);
    await harness.startAndRun(SECOND);
    harness.keepAlive.noteServerTime(new Date(device.time).toUTCString(), false);
    give(true);
    await device.run(SECOND);
    expect(harness.calls).toEqual([]);
    expect(harness.received.at(-1)).toEqual({ loggedIn: true, code: 4 });
  });

  it.each([
    ['is refused', () => 401],
    ['is answered without a new token', () => 201],
  ])('is tried once when it %s, then the login has expired', async (_, onLongTerm) => {
    harness.onLongTerm = onLongTerm;
    await harness.startAndRun(HOUR);
    expect(harness.calls.map(({ call }) => call)).toEqual(['long-term']);
    expect(harness.received.at(-1)).toEqual({ loggedIn: false, code: 5 });
  });

  it.each([
    ['gets no answer', () => undefined, 5],
    ['is answered by 503', () => 503, 2],
  ] as [string, () => number | undefined, number][])(
    'is tried again after 3 minutes when it %s',
    async (_, onLongTerm, code) => {
      harness.onLongTerm = onLongTerm;
      await harness.startAndRun(3 * MINUTE - SECOND);
      expect(harness.received.at(-1)).toEqual({ loggedIn: false, code });
      expect(harness.calls).toHaveLength(1);
      harness.onLongTerm = renewed;
      await harness.device.run(SECOND);
      expect(harness.received.at(-1)).toEqual({ loggedIn: true, code: 4 });
    },
  );

  it('is tried again after a lost connection, as soon as there is one', async () => {
    harness.onLongTerm = () => undefined;
    await harness.startAndRun(MINUTE);
    expect(harness.received.at(-1)).toEqual({ loggedIn: false, code: 5 });
    harness.onLongTerm = renewed;
    harness.page.set(true, 'connected');
    await harness.device.run(SECOND);
    expect(harness.received.at(-1)).toEqual({ loggedIn: true, code: 4 });
  });
});
