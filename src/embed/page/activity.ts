import { listen } from './listen.ts';

/**
 * Whether the page is visible. `navigator.onLine` does not count: with some networks, such as a VPN, it is wrongly false.
 * An element with one of these names, as `<iframe name="hidden">`, takes the place of the property; the other one still
 * says it.
 */
export function isPageActive(): boolean {
  return (document.hidden as unknown) !== true && document.visibilityState !== 'hidden';
}

/** `left`: the page is being left, perhaps for the back/forward cache. `connected`: the device is online again. */
export type ActivityChange = 'left' | 'connected' | 'other';

/**
 * Calls `listener` when the page becomes hidden or visible, is left or restored, and when the device is online again.
 *
 * @returns the function that ends the subscription
 */
export function subscribeToActivity(listener: (change: ActivityChange) => void): () => void {
  const subscriptions = [
    listen('visibilitychange', () => listener('other'), { capture: true }),
    listen('pageshow', (event) => {
      // The first `pageshow` belongs to the load of the page.
      if (event.persisted) listener('other');
    }),
    listen('pagehide', () => listener('left')),
    listen('online', () => listener('connected')),
  ];
  return () => {
    for (const end of subscriptions) end();
  };
}

/**
 * Runs `start` immediately; on a prerendered page, when the visitor opens the page.
 *
 * @returns the function that cancels it
 */
export function whenActivated(start: () => void): () => void {
  if ((document as { prerendering?: boolean }).prerendering !== true) {
    start();
    return () => undefined;
  }
  return listen('prerenderingchange', start, { capture: true, once: true });
}
