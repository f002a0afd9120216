/** Whether the page is seen and has a connection, so that it is worth doing anything in the background. */
export function isPageActive(): boolean {
  return !document.hidden && document.visibilityState !== 'hidden' && navigator.onLine;
}

/** `left`: the page goes, perhaps into the back/forward cache. `connected`: the device is online again. */
export type ActivityChange = 'left' | 'connected' | 'other';

/**
 * Calls `listener` whenever the page is hidden or seen, leaves or comes back, and loses or finds its connection.
 *
 * @returns the function that ends the subscription
 */
export function subscribeToActivity(listener: (change: ActivityChange) => void): () => void {
  const subscriptions = [
    listen(document, 'visibilitychange', () => listener('other')),
    listen(window, 'pageshow', (event) => {
      // The first one belongs to the load of the page, which is no return.
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
