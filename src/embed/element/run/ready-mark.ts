import { nextTask } from '../../page/tasks.ts';

/** Set on an element while its widget is live, for the page's stylesheets and observers. */
const READY = 'data-shop-ready';

/** Takes away a mark that came with the markup, such as a copied live page. */
export function clearReadyMark(element: Element): void {
  element.removeAttribute(READY);
}

/** How often the mark is set at most: a page that takes it away each time does not want it. */
const MOST_TIMES = 11;

/**
 * Marks an element as ready, also after libraries that compare pages have taken away what the server has not written.
 * Returns the function that takes the mark away.
 */
export function keepReadyMark(element: Element): () => void {
  let times = 0;
  const mark = (): void => {
    if (times === MOST_TIMES || element.hasAttribute(READY)) return;
    times += 1;
    // Frames that are as high as their content, such as WordPress's preview, see no change inside a shadow root.
    element.setAttribute(READY, '');
  };
  // Once per task: two observers that answer each other would never let the page go on.
  const observer = new MutationObserver(() => void nextTask().then(mark));
  observer.observe(element, { attributeFilter: [READY] });
  mark();
  return () => {
    times = MOST_TIMES;
    observer.disconnect();
    element.removeAttribute(READY);
  };
}
