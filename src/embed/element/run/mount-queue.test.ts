import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MountJob } from './mount-queue.ts';

/** Calls what waits for the browser to be idle; the browser calls it again and again. */
let idleCallbacks: (() => void)[];
let noteNear: (entries: readonly { target: Element; isIntersecting: boolean }[]) => void;
let now: number;
let whenNeeded: (job: MountJob) => () => void;

beforeEach(async () => {
  idleCallbacks = [];
  now = 0;
  vi.doMock('../../page/tasks.ts', async (original) => ({ ...(await original<object>()), monotonic: () => now }));
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idleCallbacks.push(callback));
  vi.stubGlobal('cancelIdleCallback', (handle: number) => void (idleCallbacks[handle - 1] = () => undefined));
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

afterEach(() => {
  vi.restoreAllMocks();
  vi.doUnmock('../../page/tasks.ts');
  vi.unstubAllGlobals();
});

/** Adds elements to the queue, each of which takes some milliseconds to mount. */
function queue(tag: string, count: number, cost: number, log: string[]): readonly Element[] {
  return Array.from({ length: count }, (_, index) => {
    const element = document.createElement(tag);
    whenNeeded({
      element,
      paint: () => false,
      chunks: [],
      mount(atOnce) {
        now += cost;
        log.push(`${tag} ${index} ${atOnce ? 'at once' : 'sliced'}`);
        return Promise.resolve();
      },
    });
    return element;
  });
}

/** One idle moment of the browser, and the tasks that follow it. */
async function beIdle(): Promise<void> {
  for (const callback of idleCallbacks.splice(0)) callback();
  for (let task = 0; task < 5; task += 1) await new Promise((resolve) => setTimeout(resolve));
}

test('beyond the viewport the first of a tag is mounted in slices, then as many in a task as have time', async () => {
  const log: string[] = [];
  queue('x-quick', 6, 15, log);
  await beIdle();
  expect(log).toEqual(['x-quick 0 sliced']);
  await beIdle();
  expect(log.slice(1)).toEqual(['x-quick 1 at once', 'x-quick 2 at once']);
  await beIdle();
  expect(log.slice(3)).toEqual(['x-quick 3 at once', 'x-quick 4 at once']);
});

test('what takes longer than such a task is always mounted in slices', async () => {
  const log: string[] = [];
  queue('x-slow', 3, 90, log);
  for (let time = 0; time < 3; time += 1) await beIdle();
  expect(log).toEqual(['x-slow 0 sliced', 'x-slow 1 sliced', 'x-slow 2 sliced']);
});

describe('after the script', () => {
  /** Adds elements of some heights one below the other; `undefined` for one that is not displayed. */
  function stack(heights: readonly (number | undefined)[], paints: (index: number) => boolean): readonly number[] {
    const painted: number[] = [];
    let top = 0;
    for (const [index, height] of heights.entries()) {
      const element = document.createElement('x-painted');
      const box = new DOMRect(0, top, 300, height ?? 0);
      vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(height === undefined ? new DOMRect() : box);
      vi.spyOn(element, 'getClientRects').mockReturnValue(
        (height === undefined ? [] : [box]) as unknown as DOMRectList,
      );
      top += height ?? 0;
      const paint = (): boolean => {
        painted.push(index);
        return paints(index);
      };
      whenNeeded({ element, paint, chunks: [], mount: () => Promise.resolve() });
    }
    return painted;
  }

  async function endTask(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve));
  }

  test('the first element near the viewport that has a first paint shows it before the observer tells', async () => {
    const painted = stack([undefined, 10, 0, 20], (index) => index === 2);
    expect(painted).toEqual([]);
    await endTask();
    expect(painted).toEqual([1, 2]);
  });

  test('an element more than half a viewport beyond the edge shows nothing yet', async () => {
    const half = window.innerHeight * 1.5;
    const painted = stack([half + 1, 10], () => false);
    await endTask();
    expect(painted).toEqual([0]);
    const later = stack([0], () => true);
    await endTask();
    expect(later).toEqual([]);
  });

  test('nothing is laid out while the HTML is being parsed', async () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    const painted = stack([10], () => true);
    await endTask();
    expect(painted).toEqual([]);
  });
});
