import { expect, type Page } from '@playwright/test';

/** What the init scripts share on the page's `window`. */
interface LeakCounter {
  readonly held: Map<string, number>;
  /** Changes the number of things of a kind that the script keeps. */
  change(kind: string, by: number): void;
  /** Whether the script makes the current call. The test runner has listeners of its own, so the stack decides. */
  isOurs(): boolean;
}

declare global {
  interface Window {
    leakCounter: LeakCounter;
  }
}

/**
 * Counts what the script keeps, from before any script of the page runs: listeners on anything but elements (those are
 * collected with their tag), pending timers, and open channels to other tabs.
 */
export async function countLeaks(page: Page): Promise<void> {
  // One script, because Playwright does not define the order of several.
  const parts = [createCounter, countListeners, countTimers, countChannels];
  await page.addInitScript({ content: parts.map((part) => `(${part.toString()})();`).join('\n') });
}

/** What the script keeps now, by kind. */
export function leaksOn(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => Object.fromEntries(window.leakCounter.held));
}

/** The locks that the page holds or waits for. */
export function locksOn(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    return held.length + pending.length;
  });
}

/** The script keeps nothing on a page whose tags have left. */
export async function expectNothingHeld(page: Page, name?: string): Promise<void> {
  await expect.poll(() => leaksOn(page), name).toEqual({});
  await expect.poll(() => locksOn(page), name).toBe(0);
}

function createCounter(): void {
  const held = new Map<string, number>();
  window.leakCounter = {
    held,
    change: (kind, by) => {
      held.set(kind, (held.get(kind) ?? 0) + by);
      if (held.get(kind) === 0) held.delete(kind);
    },
    isOurs: () => new Error('The stack names the caller.').stack?.match(/\/(?:shop-widgets\.js|modules\/)/) !== null,
  };
}

function countListeners(): void {
  const { change, isOurs } = window.leakCounter;
  const outlivesTags = (target: EventTarget): boolean =>
    (!(target instanceof Node) && !(target instanceof BroadcastChannel)) ||
    [document, document.documentElement, document.head, document.body].includes(target as never);
  const listeners: (readonly unknown[])[] = [];
  const indexOf = (sought: readonly unknown[]): number =>
    listeners.findIndex((known) => known.every((part, index) => part === sought[index]));
  const isCapture = (options?: boolean | EventListenerOptions): boolean =>
    Boolean(typeof options === 'object' ? options.capture : options);
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const target = (this as EventTarget | undefined) ?? window;
    addEventListener.call(target, type, listener, options);
    if (!listener || !isOurs() || !outlivesTags(target)) return;
    const added = [target, type, listener, isCapture(options)];
    if (indexOf(added) !== -1) return;
    listeners.push(added);
    change(`listener ${type}`, 1);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    const target = (this as EventTarget | undefined) ?? window;
    removeEventListener.call(target, type, listener, options);
    const index = indexOf([target, type, listener, isCapture(options)]);
    if (index === -1) return;
    listeners.splice(index, 1);
    change(`listener ${type}`, -1);
  };
}

function countTimers(): void {
  const { change, isOurs } = window.leakCounter;
  const own = window as unknown as Record<string, (...given: unknown[]) => unknown>;
  const count = (start: string, stop: string, repeats: boolean): void => {
    const [begin, end] = [own[start], own[stop]];
    const pending = new Set<unknown>();
    own[start] = (callback, ...rest) => {
      if (!isOurs()) return begin?.call(window, callback, ...rest);
      const run = (...given: unknown[]): void => {
        if (!repeats && pending.delete(id)) change(start, -1);
        (callback as (...all: unknown[]) => void)(...given);
      };
      const id = begin?.call(window, run, ...rest);
      pending.add(id);
      change(start, 1);
      return id;
    };
    own[stop] = (id) => {
      if (pending.delete(id)) change(start, -1);
      return end?.call(window, id);
    };
  };
  count('setTimeout', 'clearTimeout', false);
  count('setInterval', 'clearInterval', true);
  count('requestAnimationFrame', 'cancelAnimationFrame', false);
  count('requestIdleCallback', 'cancelIdleCallback', false);
}

function countChannels(): void {
  const { change } = window.leakCounter;
  const { close } = BroadcastChannel.prototype;
  window.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      change('channel', 1);
    }
    override close(): void {
      change('channel', -1);
      close.call(this);
    }
  };
}
