import { genuine } from '../dom/genuine.ts';

/** Whether the page is visible and online; otherwise background work is pointless. */
export function isPageActive(): boolean {
  return !isHidden() && navigator.onLine;
}

/**
 * Whether the document says that it is hidden, or a script of the page that has replaced what it says. An element of the
 * page that has such a name, as `<iframe name="hidden">`, says nothing.
 */
function isHidden(): boolean {
  const { hidden, visibilityState } = document;
  const state = typeof visibilityState === 'string' ? visibilityState : genuine(document, 'visibilityState');
  return (hidden as unknown) === true || state === 'hidden';
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
  // A `<form name="addEventListener">` shadows the method of the document.
  const call = (name: 'addEventListener' | 'removeEventListener'): void =>
    Reflect.apply(genuine(target, name) ?? target[name], target, [type, listener]);
  call('addEventListener');
  return () => call('removeEventListener');
}
