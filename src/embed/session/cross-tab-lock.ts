import type { Clock } from '../page/clock.ts';

/** A lock that one tab of the browser holds until it releases the lock, crashes or is closed. */
export interface CrossTabLock {
  release(): void;
}

/** Requests the lock until the signal aborts. @returns `undefined` when another tab holds it */
export type RequestLock = (signal: AbortSignal) => Promise<CrossTabLock | undefined>;

/**
 * After how long a tab asks again for a lock that another one holds, in milliseconds. After a reload the previous page
 * releases the lock a moment late.
 */
const PATIENCE = 500;

/**
 * A lock by Web Locks. Without them (an insecure page, a sandboxed frame) every tab gets the lock.
 *
 * @param name the same in all tabs
 */
export function createCrossTabLock(name: string, clock: Clock): RequestLock {
  return async (signal) => {
    try {
      const lock = await askLocks(name);
      if (lock || signal.aborted) return lock;
      await waitPatiently(clock, signal);
      return signal.aborted ? undefined : await askLocks(name);
    } catch {
      // There is no `locks`, or an opaque origin shares nothing with other tabs.
      return { release: () => undefined };
    }
  };
}

/** A tab that has left keeps no timer and no listener. */
function waitPatiently(clock: Clock, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      cancel();
      signal.removeEventListener('abort', end);
      resolve();
    };
    const cancel = clock.after(PATIENCE, end);
    signal.addEventListener('abort', end);
  });
}

function askLocks(name: string): Promise<CrossTabLock | undefined> {
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(undefined);
        // The lock is held until this promise ends.
        return new Promise<void>((release) => {
          resolve({ release });
        });
      })
      .catch((refusal: unknown) => {
        // Chromium drops the answer with an `Error` while it pauses the pages of a process, as when one of them opens a window
        // or a dialog: another tab may hold the lock.
        if (refusal instanceof DOMException) reject(refusal);
        else resolve(undefined);
      });
  });
}
