import { listen } from './listen.ts';

/**
 * Whether the page is visible. `navigator.onLine` does not count: with some networks, such as a VPN, it is wrongly false.
 * Two properties are read, since an element such as `<iframe name="hidden">` may replace one.
 */
export function isPageActive(): boolean {
  return (document.hidden as unknown) !== true && document.visibilityState !== 'hidden';
}

/**
 * `left`: the page is being left, perhaps for the back/forward cache. `connected`: the device is online again. `other`: the
 * page becomes hidden or visible, or is restored.
 */
export type ActivityChange = 'left' | 'connected' | 'other';

/** Calls `listener` on each change; returns the function that ends the subscription. */
export function subscribeToActivity(listener: (change: ActivityChange) => void): () => void {
  const subscriptions = [
    listen('visibilitychange', () => listener('other'), { capture: true }),
    // The first `pageshow` belongs to the load of the page.
    listen('pageshow', ({ persisted }) => persisted && listener('other')),
    listen('pagehide', () => listener('left')),
    listen('online', () => listener('connected')),
  ];
  return () => subscriptions.forEach((end) => end());
}

/** Runs `start` at once, or when the visitor opens a prerendered page; returns the function that cancels it. */
export function whenActivated(start: () => void): () => void {
  if ((document as { prerendering?: boolean }).prerendering !== true) {
    start();
    return () => undefined;
  }
  return listen('prerenderingchange', start, { capture: true, once: true });
}
