import type { Clock } from '../page/clock.ts';

/** A lock that one tab of the browser holds until it releases the lock, crashes or is closed. */
export interface CrossTabLock {
  /** Takes the lock, unless the signal aborts; returns whether this tab holds it now. */
  take(signal: AbortSignal): Promise<boolean>;
  release(): void;
}

/** After how long a tab asks again, in milliseconds: after a reload the previous page releases the lock a moment late. */
const RETRY_DELAY = 500;

/**
 * A lock by Web Locks. Without them (an insecure page, a sandboxed frame) every tab gets the lock.
 *
 * @param name the same in all tabs
 */
export function createCrossTabLock(name: string, clock: Clock): CrossTabLock {
  let release: (() => void) | undefined;

  const ask = (signal: AbortSignal): Promise<boolean> =>
    new Promise((resolve, reject) => {
      navigator.locks
        .request(name, { ifAvailable: true }, (lock) => {
          if (!lock || signal.aborted) return resolve(false);
          // The lock is held until this promise ends.
          return new Promise<void>((end) => {
            release = end;
            resolve(true);
          });
        })
        .catch((refusal: unknown) => {
          // Chromium drops the answer with an `Error` while it pauses the pages of a process, as when one of them opens a
          // window or a dialog: another tab may hold the lock.
          if (refusal instanceof DOMException) reject(refusal);
          else resolve(false);
        });
    });

  return {
    async take(signal) {
      if (release) return true;
      try {
        if (await ask(signal)) return true;
        if (!signal.aborted) await waitToRetry(clock, signal);
        return !signal.aborted && (await ask(signal));
      } catch {
        // There is no `locks`, or an opaque origin shares nothing with other tabs.
        return true;
      }
    },
    release() {
      release?.();
      release = undefined;
    },
  };
}

/** A tab that has left keeps no timer and no listener. */
function waitToRetry(clock: Clock, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      cancel();
      signal.removeEventListener('abort', end);
      resolve();
    };
    const cancel = clock.after(RETRY_DELAY, end);
    signal.addEventListener('abort', end);
  });
}
