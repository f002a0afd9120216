import type { Page } from '@playwright/test';

/**
 * Counts what the script holds on to: listeners on anything but elements, which go with their tag, timers that are
 * still to come, and open channels to other tabs. It runs before any script of the page. The test runner has listeners of its own, so the stack tells
 * whose a call is.
 */
export function countLeaks(): void {
  const held = new Map<string, number>();
  const change = (name: string, by: number): void => {
    held.set(name, (held.get(name) ?? 0) + by);
    if (held.get(name) === 0) held.delete(name);
  };
  Object.assign(window, { held: () => Object.fromEntries(held) });

  const isOurs = (): boolean => new Error('Whose call is it?').stack?.includes('shop-widgets.js') === true;
  const outlivesTags = (target: EventTarget): boolean =>
    (!(target instanceof Node) && !(target instanceof BroadcastChannel)) ||
    [document, document.documentElement, document.head, document.body].includes(target as never);
  const listeners = new WeakMap<EventTarget, Set<string>>();
  const ids = new WeakMap<object, number>();
  let lastId = 0;
  const keyOf = (type: string, listener: object, options?: boolean | AddEventListenerOptions): string => {
    const capture = typeof options === 'object' ? options.capture : options;
    if (!ids.has(listener)) ids.set(listener, (lastId += 1));
    return `${type} ${String(ids.get(listener))} ${String(Boolean(capture))}`;
  };
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const target = (this as EventTarget | undefined) ?? window;
    addEventListener.call(target, type, listener, options);
    if (!listener || !isOurs() || !outlivesTags(target)) return;
    const known = listeners.get(target) ?? new Set();
    listeners.set(target, known);
    const key = keyOf(type, listener, options);
    if (!known.has(key)) change(`listener ${type}`, 1);
    known.add(key);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    const target = (this as EventTarget | undefined) ?? window;
    removeEventListener.call(target, type, listener, options);
    if (listener && listeners.get(target)?.delete(keyOf(type, listener, options))) change(`listener ${type}`, -1);
  };

  const own = window as unknown as Record<string, (...given: unknown[]) => unknown>;
  const countTimers = (start: string, stop: string, repeats: boolean): void => {
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
  countTimers('setTimeout', 'clearTimeout', false);
  countTimers('setInterval', 'clearInterval', true);
  countTimers('requestAnimationFrame', 'cancelAnimationFrame', false);
  countTimers('requestIdleCallback', 'cancelIdleCallback', false);

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

/** What the script holds on to now, by kind. */
export function leaksOn(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => (window as unknown as { held: () => Record<string, number> }).held());
}
