/**
 * Resolves in a task of its own, so that the browser can answer input and paint before it. A message is not delayed as
 * repeated timers are.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- it starts the port, and needs no removal
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

/** How long a page may be busy before idle work is done all the same, in milliseconds. */
const LONGEST_BUSY = 2000;

/** How long a browser without `requestIdleCallback` is taken to be busy, in milliseconds. */
const ASSUMED_BUSY = 200;

/** Resolves when the browser has nothing else to do. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: LONGEST_BUSY });
    else setTimeout(resolve, ASSUMED_BUSY);
  });
}

/** Resolves when the browser has rendered the page with the element; not in a page that nobody sees. */
export function rendered(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(element);
  });
}
