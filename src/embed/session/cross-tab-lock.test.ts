// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest';
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

describe.each([
  ['Web Locks', {}],
  ['messages between the tabs', { navigator: {} }],
])('a lock by %s', (kind, globals) => {
  const setUp = (): void => {
    for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
    if (kind === 'Web Locks' && !('locks' in navigator)) vi.stubGlobal('navigator', { locks: fakeLocks() });
  };

  it('is given to one, and to the next when the first gives it back', async () => {
    setUp();
    const first = await ask(`${kind} one`);
    expect(first).toBeDefined();
    expect(await ask(`${kind} one`)).toBeUndefined();
    first?.release();
    expect(await ask(`${kind} one`)).toBeDefined();
  });

  it('is given to one of six that ask at the same moment', async () => {
    setUp();
    const locks = await Promise.all(Array.from({ length: 6 }, () => ask(`${kind} six`)));
    expect(locks.filter((lock) => lock !== undefined)).toHaveLength(1);
  });
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

it.each([null, 'ask', { kind: 'ask' }, { kind: 'object', to: 7 }, { kind: 'other', from: '0' }])(
  'A message %j that is none of ours changes nothing',
  async (message) => {
    vi.stubGlobal('navigator', {});
    let receive: (event: { data: unknown }) => void = () => undefined;
    const posted: unknown[] = [];
    vi.stubGlobal(
      'BroadcastChannel',
      class {
        addEventListener(_: string, listener: typeof receive): void {
          receive = listener;
        }
        postMessage(data: unknown): void {
          posted.push(data);
        }
        close(): void {}
      },
    );
    const asked = ask('foreign');
    receive({ data: message });
    expect(await asked).toBeDefined();
    receive({ data: message });
    expect(posted).toEqual([expect.objectContaining({ kind: 'ask' })]);
  },
);

it('A tab that can share with nobody is on its own', async () => {
  vi.stubGlobal('navigator', {
    locks: { request: () => Promise.reject(new DOMException('opaque origin', 'SecurityError')) },
  });
  expect(await ask('alone')).toBeDefined();
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('BroadcastChannel', undefined);
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
