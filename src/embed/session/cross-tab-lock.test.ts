import { afterEach, expect, it, vi } from 'vitest';
import { FakeDevice } from '../../../test/support/fake-device.ts';
import { createCrossTabLock, type CrossTabLock } from './cross-tab-lock.ts';

/** Locks that were given in a test; a test must not leave one behind. */
const given: (CrossTabLock | undefined)[] = [];
const device = new FakeDevice();

afterEach(() => {
  for (const lock of given.splice(0)) lock?.release();
});

/** Asks for the lock, and again half a second later if it is held. @param meanwhile called in between */
async function ask(meanwhile?: () => void, signal = new AbortController().signal): Promise<CrossTabLock | undefined> {
  const asked = createCrossTabLock('lock', device)(signal);
  // The lock manager answers in a task of its own.
  await navigator.locks?.query?.();
  meanwhile?.();
  await device.run(500);
  const lock = await asked;
  given.push(lock);
  return lock;
}

it('the lock is given to one of six that ask at the same moment, and to the next when the first gives it back', async () => {
  const locks = await Promise.all(Array.from({ length: 6 }, () => ask()));
  expect(locks.map((lock) => lock !== undefined)).toEqual([true, false, false, false, false, false]);
  locks[0]?.release();
  expect(await ask()).toBeDefined();
});

it('a lock that is given back a moment late is waited for', async () => {
  const first = await ask();
  expect(await ask(() => first?.release())).toBeDefined();
});

it('a tab that leaves while it waits keeps no timer, and does not get the lock', async () => {
  const first = await ask();
  const leaving = new AbortController();
  const leave = (): void => {
    first?.release();
    leaving.abort();
    expect(device.timers).toBe(0);
  };
  expect(await ask(leave, leaving.signal)).toBeUndefined();
});

it.each([1, 2])('a tab whose answer %d the browser drops has no lock: another tab may hold it', async (dropped) => {
  let answers = 0;
  const request = async (_name: string, _options: object, callback: (lock: null) => void) => {
    answers += 1;
    if (answers === dropped) throw new Error('The provided callback is no longer runnable.');
    callback(null);
  };
  vi.stubGlobal('navigator', { locks: { request } });
  expect(await ask()).toBeUndefined();
});

it.each([
  ['an opaque origin', { locks: { request: () => Promise.reject(new DOMException('opaque', 'SecurityError')) } }],
  ['an insecure page', {}],
])('a tab of %s, which shares no lock with others, gets it', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  expect(await ask()).toBeDefined();
  expect(await ask()).toBeDefined();
});
