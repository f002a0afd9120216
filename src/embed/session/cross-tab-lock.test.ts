// @vitest-environment node
import { afterEach, expect, it, vi } from 'vitest';
import { SYSTEM_CLOCK } from './clock.ts';
import { createCrossTabLock, type CrossTabLock } from './cross-tab-lock.ts';

/** Locks that were given in a test; a test must not leave one behind. */
const given: (CrossTabLock | undefined)[] = [];

afterEach(() => {
  for (const lock of given) lock?.release();
  given.length = 0;
  vi.unstubAllGlobals();
});

async function ask(name: string): Promise<CrossTabLock | undefined> {
  const lock = await createCrossTabLock(name, SYSTEM_CLOCK)();
  given.push(lock);
  return lock;
}

it('is given to one of six that ask at the same moment, and to the next when the first gives it back', async () => {
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  const locks = await Promise.all(Array.from({ length: 6 }, () => ask('six')));
  const [first, ...others] = locks.filter((lock) => lock !== undefined);
  expect(others).toEqual([]);
  first?.release();
  expect(await ask('six')).toBeDefined();
});

it('A browser that is slow to give a lock which nobody holds is waited for', async () => {
  vi.useFakeTimers();
  let grant = (): void => undefined;
  const ready = new Promise<void>((resolve) => {
    grant = resolve;
  });
  vi.stubGlobal('navigator', { locks: fakeLocks(ready) });
  const asked = ask('slow');
  await vi.advanceTimersByTimeAsync(5000);
  grant();
  expect(await asked).toBeDefined();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

it('A tab that can share with nobody is on its own', async () => {
  vi.stubGlobal('navigator', {
    locks: { request: () => Promise.reject(new DOMException('opaque origin', 'SecurityError')) },
  });
  expect(await ask('alone')).toBeDefined();
  vi.stubGlobal('navigator', {});
  expect(await ask('alone')).toBeDefined();
});

/** Web Locks as far as a lock needs them. `ready` holds the first of them back. */
function fakeLocks(ready: Promise<unknown> = Promise.resolve()): unknown {
  const queues = new Map<string, Promise<unknown>>();
  const held = new Set<string>();
  const hold = async (name: string, work: () => Promise<void>): Promise<void> => {
    held.add(name);
    await work();
    held.delete(name);
  };
  return {
    query: () => Promise.resolve({ held: Array.from(held, (name) => ({ name })) }),
    request(name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>): Promise<unknown> {
      const turn = (queues.get(name) ?? ready).then(() => (signal.aborted ? undefined : hold(name, work)));
      queues.set(name, turn);
      const abort = new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
      });
      return Promise.race([turn, abort]);
    },
  };
}
