import { SYSTEM_CLOCK } from '../../page/clock.ts';
import { nextTask } from '../../page/tasks.ts';

/** Set on an element while its widget is live, for the page's stylesheets and observers. */
const READY = 'data-shop-ready';

/** Removes an attribute that came with the markup, such as a copied live page. */
export function clearReady(element: Element): void {
  element.removeAttribute(READY);
}

/** How often the attribute is set at most: a page that removes it each time does not want it. */
const MOST_TIMES = 11;

/** An element that becomes ready sooner after the last replacement, in milliseconds, has taken the place of that one. */
const SOON = 1000;

/** The last element that was replaced because of the attribute: when, and how often it was set until then. */
let replaced = { at: -SOON, times: 0 };

/**
 * Marks an element as ready, also after libraries that compare pages have removed what the server has not written. Returns
 * the function that ends it.
 */
export function keepReady(element: Element): () => void {
  let isAnswered = false;
  let times = SYSTEM_CLOCK.monotonic() - replaced.at < SOON ? replaced.times : 0;
  const set = (): void => {
    if (times >= MOST_TIMES || element.hasAttribute(READY)) return;
    times += 1;
    // Frames that are as high as their content, such as WordPress's preview, see no change inside a shadow root.
    element.setAttribute(READY, '');
    // Editors that make the tag anew do it when they observe the change, which is before this microtask. An application that
    // goes to another page does it later.
    queueMicrotask(() => (isAnswered = !element.isConnected));
  };
  // Once per task: two observers that answer each other would never let the page go on.
  const observer = new MutationObserver(() => void nextTask().then(set));
  observer.observe(element, { attributeFilter: [READY] });
  set();
  return () => {
    if (isAnswered) replaced = { at: SYSTEM_CLOCK.monotonic(), times };
    times = MOST_TIMES;
    observer.disconnect();
    element.removeAttribute(READY);
  };
}
