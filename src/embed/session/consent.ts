import { listen } from '../page/listen.ts';

let isGiven = false;
const listeners = new Set<() => void>();

/**
 * Notes the page's event `shop-consent`, from when an element comes into the page until it leaves. The element need not
 * have rendered: far below the viewport it has not, and the page says it once.
 *
 * @returns the function that ends it
 */
export function listenForConsent(element: Pick<Element, 'isConnected'>): () => void {
  // At the window, which also gets what does not bubble; an event that was dispatched there has not passed the document.
  const note = (event: Event): void => {
    if (isGiven || !element.isConnected || !event.composedPath().includes(document)) return;
    isGiven = true;
    for (const notify of listeners) notify();
  };
  return listen('shop-consent', note, { capture: true });
}

/** Whether the page has said that the visitor agrees to A/B tests. */
export function isConsentGiven(): boolean {
  return isGiven;
}

export function subscribeToConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
