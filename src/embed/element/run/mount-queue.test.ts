// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import type { MountJob, Place } from './mount-queue.ts';

let noteNear: (entries: readonly { target: Element; isIntersecting: boolean }[]) => void;
let enqueue: (job: MountJob) => Place;
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
  ({ enqueue } = await import('./mount-queue.ts'));
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

test('beyond the viewport, one element is painted each time that the browser is idle, and none is mounted', async () => {
  const painted: string[] = [];
  const paint = (name: string) => () => painted.push(name) > 0;
  for (const name of ['a', 'b']) enqueue(job(name, { paint: paint(name) }));
  await tasks();
  expect(painted).toEqual([]);
  await beIdle();
  expect(painted).toEqual(['a']);
  await beIdle();
  expect(painted).toEqual(['a', 'b']);
  expect(mounted).toEqual([]);
});

test('without a first paint, an element is mounted when it comes near the viewport', async () => {
  const [near, far] = [job('near'), job('far')];
  const places = [far, near].map(enqueue);
  noteNear([{ target: near.element, isIntersecting: true }]);
  await vi.waitFor(() => expect(mounted).toEqual(['near']));
  await beIdle();
  expect(mounted).toEqual(['near']);
  noteNear([{ target: far.element, isIntersecting: true }]);
  // A frame of jsdom comes before.
  await vi.waitFor(() => expect(mounted).toEqual(['near', 'far']));
  for (const place of places) place.leave();
});

test('an element that a visitor waits for is mounted at once, and painted before', async () => {
  const painted: string[] = [];
  const place = enqueue(job('a', { paint: () => painted.push('a') > 0 }));
  place.need(true);
  await tasks();
  // Nothing is evaluated before the browser has painted, or is idle.
  await beIdle();
  expect(painted).toEqual(['a']);
  expect(mounted).toEqual(['a']);
});

test('a painted element that is needed for the visitor is mounted when the browser is idle', async () => {
  const place = enqueue(job('a', { paint: () => true }));
  await tasks();
  await beIdle();
  place.need(false);
  await tasks();
  expect(mounted).toEqual([]);
  await beIdle();
  await beIdle();
  expect(mounted).toEqual(['a']);
});

test('each chunk is evaluated in a task of its own', async () => {
  vi.stubGlobal('MessageChannel', undefined);
  const log: string[] = [];
  const chunk = (name: string) => () => {
    setTimeout(() => log.push('task'));
    return Promise.resolve(log.push(name));
  };
  enqueue(job('a', { chunks: ['react', 'form'].map(chunk) })).need(true);
  await tasks();
  await tasks();
  expect(log).toEqual(['react', 'task', 'form', 'task']);
});

test('when the last element has left, nothing waits for the browser', async () => {
  const place = enqueue(job('a'));
  await tasks();
  expect(idleCallbacks.size).toBe(1);
  place.leave();
  await tasks();
  expect(idleCallbacks.size).toBe(0);
  expect(mounted).toEqual([]);
});
