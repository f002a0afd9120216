import { afterEach, expect, it, vi } from 'vitest';
import { FakeDevice } from '../../../test/support/fake-device.ts';
import { createCrossTabLock, type CrossTabLock } from './cross-tab-lock.ts';

/** The locks of a test; it must not leave one behind. */
const locks: CrossTabLock[] = [];
const device = new FakeDevice();

afterEach(() => {
  for (const lock of locks.splice(0)) lock.release();
});

/** Has a tab ask for the lock, and again half a second later if it is held. In between it calls `meanwhile`. */
async function ask(meanwhile?: () => void, signal = new AbortController().signal): Promise<boolean> {
  const lock = createCrossTabLock('lock', device);
  locks.push(lock);
  const asked = lock.take(signal);
  // The lock manager answers in a task of its own.
  await navigator.locks?.query?.();
  meanwhile?.();
  await device.run(500);
  return asked;
}

it('the lock is given to one of six that ask at the same moment, and to the next when the first gives it back', async () => {
  const held = await Promise.all(Array.from({ length: 6 }, () => ask()));
  expect(held).toEqual([true, false, false, false, false, false]);
  expect(await locks[0]?.take(new AbortController().signal), 'it keeps the lock').toBe(true);
  locks[0]?.release();
  expect(await ask()).toBe(true);
});

it('a lock that is given back a moment late is waited for', async () => {
  await ask();
  expect(await ask(() => locks[0]?.release())).toBe(true);
});

it('a tab that leaves while it waits keeps no timer, and does not get the lock', async () => {
  await ask();
  const leaving = new AbortController();
  const leave = (): void => {
    locks[0]?.release();
    leaving.abort();
    expect(device.timers).toBe(0);
  };
  expect(await ask(leave, leaving.signal)).toBe(false);
  expect(await ask(), 'nor does it keep the lock').toBe(true);
});

it.each([1, 2])('a tab whose answer %d the browser drops has no lock: another tab may hold it', async (dropped) => {
  let answers = 0;
  const request = async (_name: string, _options: object, callback: (lock: null) => void) => {
    answers += 1;
    if (answers === dropped) throw new Error('The provided callback is no longer runnable.');
    callback(null);
  };
  vi.stubGlobal('navigator', { locks: { request } });
  expect(await ask()).toBe(false);
});

it.each([
  ['an opaque origin', { locks: { request: () => Promise.reject(new DOMException('opaque', 'SecurityError')) } }],
  ['an insecure page', {}],
])('a tab of %s, which shares no lock with others, gets it', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  expect(await ask()).toBe(true);
  expect(await ask()).toBe(true);
});
