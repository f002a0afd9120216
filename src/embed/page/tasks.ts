/** Resolves in a task of its own, so that the browser can paint before it. Repeated timers would be delayed. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    // jsdom has none.
    if (typeof MessageChannel !== 'function') {
      setTimeout(resolve);
      return;
    }
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

/** A wait for the moment in which the browser has nothing else to do. */
export interface Idle {
  readonly reached: Promise<void>;
  /** Ends the wait at once: it is as if the moment had come. */
  finish(): void;
}

/** @param assumedBusy how many milliseconds a browser without idle callbacks, such as Safari, is taken to be busy */
export function idle(assumedBusy = 200): Idle {
  let finish = (): void => undefined;
  const reached = new Promise<void>((resolve) => {
    const end = waitForIdle(resolve, assumedBusy);
    finish = () => {
      end();
      resolve();
    };
  });
  return { reached, finish };
}

/** @returns the function that cancels it */
function waitForIdle(action: () => void, assumedBusy: number): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(action, assumedBusy);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(action, { timeout: LONGEST_BUSY });
  return () => cancelIdleCallback(handle);
}

/** Resolves when the browser has painted what has changed, or is idle: a page that nobody sees is not painted. */
export function nextPaint(): Promise<void> {
  const wait = idle();
  requestAnimationFrame(() => void nextTask().then(wait.finish));
  return wait.reached;
}
