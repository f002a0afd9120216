declare global {
  interface Window {
    /** Answers of the functions below, by which the driver waits for them. In milliseconds. */
    benchLatency: {
      /** From the next event of a type to the end of the frame that follows it. */
      toPaint: (type: string) => Promise<number>;
      /** From a call of `change` to the end of the first frame in which `isDone`. */
      toChange: (change: () => void, isDone: () => boolean) => Promise<number>;
      /** From the next event of a type to a request of an address that contains `part`. */
      toRequest: (type: string, part: string) => Promise<number>;
    };
  }
}

/** The script that a page runs before its own, so that `window.benchLatency` is there. */
export function latencyScript(): string {
  return `(${install.toString()})()`;
}

/** Runs in the page: it is sent as text, so it uses nothing from outside of it. */
function install(): void {
  window.benchLatency = {
    async toPaint(type) {
      const { timeStamp } = await next(type);
      await frameEnd();
      return performance.now() - timeStamp;
    },
    async toChange(change, isDone) {
      const start = performance.now();
      change();
      do await frameEnd();
      while (!isDone());
      return performance.now() - start;
    },
    async toRequest(type, part) {
      const event = next(type);
      const { startTime } = await request(part);
      return startTime - (await event).timeStamp;
    },
  };

  /** Heard before the page's own listeners; `timeStamp` is when the browser received the input. */
  function next(type: string): Promise<Event> {
    return new Promise((resolve) => {
      window.addEventListener(type, resolve, { capture: true, once: true });
    });
  }

  /** A message that is posted before a frame is painted arrives after it. */
  function frameEnd(): Promise<void> {
    return new Promise((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => {
          port1.close();
          resolve();
        });
        port1.start();
        port2.postMessage(null);
      });
    });
  }

  function request(part: string): Promise<PerformanceEntry> {
    return new Promise((resolve) => {
      new PerformanceObserver((list, observer) => {
        const entry = list.getEntries().find(({ name }) => name.includes(part));
        if (!entry) return;
        observer.disconnect();
        resolve(entry);
      }).observe({ type: 'resource' });
    });
  }
}
