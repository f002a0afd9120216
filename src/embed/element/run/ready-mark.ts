/** Set on an element while its widget is live, for the page's stylesheets and observers. */
const READY = 'data-shop-ready';

/** Takes away a mark that was written with the markup, such as that of a copied live page. */
export function clearReadyMark(element: Element): void {
  element.removeAttribute(READY);
}

/**
 * Marks an element as ready, also after libraries that compare a page with its next one have taken away what the server has
 * not written.
 *
 * @returns the function that takes the mark away
 */
export function keepReadyMark(element: Element): () => void {
  // Frames that are as high as their content, such as WordPress's preview, see no change inside a shadow root.
  const mark = (): void => {
    if (!element.hasAttribute(READY)) element.setAttribute(READY, '');
  };
  const observer = new MutationObserver(mark);
  observer.observe(element, { attributeFilter: [READY] });
  mark();
  return () => {
    observer.disconnect();
    element.removeAttribute(READY);
  };
}
