/** Whether the page is visible and online; otherwise background work is pointless. */
export function isPageActive(): boolean {
  return !isHidden() && navigator.onLine;
}

/**
 * Whether the document is hidden. An element with one of these names, as `<iframe name="hidden">`, takes the place of the
 * property; the other one still says it.
 */
function isHidden(): boolean {
  return (document.hidden as unknown) === true || document.visibilityState === 'hidden';
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
    // At the window, on the way to the document: a `<form name="addEventListener">` shadows the document's method.
    listen('visibilitychange', () => listener('other'), true),
    listen('pageshow', (event) => {
      // The first `pageshow` belongs to the load of the page.
      if ((event as PageTransitionEvent).persisted) listener('other');
    }),
    listen('pagehide', () => listener('left')),
    listen('online', () => listener('connected')),
    listen('offline', () => listener('other')),
  ];
  return () => {
    for (const end of subscriptions) end();
  };
}

function listen(type: string, listener: (event: Event) => void, capture?: boolean): () => void {
  window.addEventListener(type, listener, capture);
  return () => window.removeEventListener(type, listener, capture);
}

/**
 * Runs `start` immediately; on a prerendered page, when the visitor opens the page.
 *
 * @returns the function that cancels it
 */
export function whenActivated(start: () => void): () => void {
  if (!isPrerendering()) {
    start();
    return () => undefined;
  }
  document.addEventListener('prerenderingchange', start, { once: true });
  return () => document.removeEventListener('prerenderingchange', start);
}

function isPrerendering(): boolean {
  return (document as { prerendering?: boolean }).prerendering === true;
}
