import { nextTask } from '../../page/tasks.ts';

/** Set on an element while its widget is live, for the page's stylesheets and observers. */
const READY = 'data-shop-ready';

/** Takes away a mark that was written with the markup, such as that of a copied live page. */
export function clearReadyMark(element: Element): void {
  element.removeAttribute(READY);
}

/** How often a mark that was taken away is set again: a page that takes it away each time does not want it. */
const MOST_TIMES = 10;

/**
 * Marks an element as ready, also after libraries that compare a page with its next one have taken away what the server has
 * not written.
 *
 * @returns the function that takes the mark away
 */
export function keepReadyMark(element: Element): () => void {
  let isKept = true;
  let times = 0;
  let wasMarked = false;
  const markAgain = (): void => {
    if (!isKept || wasMarked || times === MOST_TIMES || element.hasAttribute(READY)) return;
    times += 1;
    element.setAttribute(READY, '');
    // Once per task: two observers that answer each other would never let the page go on.
    wasMarked = true;
    void nextTask().then(() => {
      wasMarked = false;
      markAgain();
    });
  };
  const observer = new MutationObserver(markAgain);
  observer.observe(element, { attributeFilter: [READY] });
  // Frames that are as high as their content, such as WordPress's preview, see no change inside a shadow root.
  element.setAttribute(READY, '');
  return () => {
    isKept = false;
    observer.disconnect();
    element.removeAttribute(READY);
  };
}
