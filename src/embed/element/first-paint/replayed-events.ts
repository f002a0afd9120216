/** What React replays when it has hydrated, if a visitor came in the meantime. */
const REPLAYED = ['focusin', 'dragenter', 'mouseover', 'pointerover', 'gotpointercapture'] as const;

/**
 * Keeps these events from React while it hydrates. It would dispatch them again at `event.target`, which a browser sets to
 * `null` after an event in a shadow tree, and throw an error in the page.
 *
 * @returns the function that ends it
 */
export function keepFromReplay(root: ShadowRoot): () => void {
  const stop = (event: Event): void => event.stopImmediatePropagation();
  for (const type of REPLAYED) root.addEventListener(type, stop, { capture: true });
  return () => {
    for (const type of REPLAYED) root.removeEventListener(type, stop, { capture: true });
  };
}
