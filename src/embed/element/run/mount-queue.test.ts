// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import type { MountJob } from './mount-queue.ts';

let noteNear: (entries: readonly { target: Element; isIntersecting: boolean }[]) => void;
let whenNeeded: (job: MountJob) => () => void;
const idleCallbacks = new Map<number, () => void>();
let mounted: string[];

beforeEach(async () => {
  mounted = [];
  idleCallbacks.clear();
  let handles = 0;
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    idleCallbacks.set((handles += 1), callback);
    return handles;
  });
  vi.stubGlobal('cancelIdleCallback', (handle: number) => idleCallbacks.delete(handle));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof noteNear) {
        noteNear = callback;
      }
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  vi.resetModules();
  ({ whenNeeded } = await import('./mount-queue.ts'));
});

function job(name: string, given: Partial<MountJob> = {}): MountJob {
  const mount = (): Promise<void> => {
    mounted.push(name);
    return Promise.resolve();
  };
  return { element: document.createElement('div'), paint: () => false, chunks: [], mount, ...given };
}

/** Lets the tasks run that follow one another. */
async function tasks(): Promise<void> {
  for (let task = 0; task < 5; task += 1) await new Promise((resolve) => setTimeout(resolve));
}

async function beIdle(): Promise<void> {
  for (const [handle, callback] of idleCallbacks) {
    idleCallbacks.delete(handle);
    callback();
  }
  await tasks();
}

test('beyond the viewport, one element is mounted each time that the browser is idle', async () => {
  for (const name of ['a', 'b']) whenNeeded(job(name));
  await tasks();
  expect(mounted).toEqual([]);
  await beIdle();
  expect(mounted).toEqual(['a']);
  await beIdle();
  expect(mounted).toEqual(['a', 'b']);
});

test('an element near the viewport waits for no idle browser, and comes before the others', async () => {
  const close = job('near');
  const ends = [job('far'), close].map((each) => whenNeeded(each));
  noteNear([{ target: close.element, isIntersecting: true }]);
  await tasks();
  expect(mounted).toEqual(['near']);
  for (const end of ends) end();
});

test('each chunk is evaluated in a task of its own', async () => {
  vi.stubGlobal('MessageChannel', undefined);
  const log: string[] = [];
  const chunk = (name: string) => () => {
    setTimeout(() => log.push('task'));
    return Promise.resolve(log.push(name));
  };
  whenNeeded(job('a', { chunks: ['react', 'form'].map(chunk) }));
  await beIdle();
  expect(log).toEqual(['react', 'task', 'form', 'task']);
});

test('when the last element has left, nothing waits for the browser', async () => {
  const end = whenNeeded(job('a'));
  await tasks();
  expect(idleCallbacks.size).toBe(1);
  end();
  await tasks();
  expect(idleCallbacks.size).toBe(0);
  expect(mounted).toEqual([]);
});
