/** Whether the page is visible and online; otherwise background work is pointless. */
export function isPageActive(): boolean {
  return !document.hidden && document.visibilityState !== 'hidden' && navigator.onLine;
}

/** `left`: the page is being left, perhaps for the back/forward cache. `connected`: the device is online again. */
export type ActivityChange = 'left' | 'connected' | 'other';

/**
 * Calls `listener` when the page becomes hidden or visible, is left or restored, and goes offline or online.
 *
 * @returns the function that ends the subscription
 */
export function subscribeToActivity(listener: (change: ActivityChange) => void): () => void {
  const subscriptions = [
    listen(document, 'visibilitychange', () => listener('other')),
    listen(window, 'pageshow', (event) => {
      // The first `pageshow` belongs to the load of the page.
      if ((event as PageTransitionEvent).persisted) listener('other');
    }),
    listen(window, 'pagehide', () => listener('left')),
    listen(window, 'online', () => listener('connected')),
    listen(window, 'offline', () => listener('other')),
  ];
  return () => {
    for (const end of subscriptions) end();
  };
}

function listen(target: EventTarget, type: string, listener: (event: Event) => void): () => void {
  target.addEventListener(type, listener);
  return () => target.removeEventListener(type, listener);
}
