import type { Clock } from './clock.ts';

/** A lock that one tab of the browser holds until it releases the lock, crashes or is closed. */
export interface CrossTabLock {
  release(): void;
}

/** Requests the lock. @returns `undefined` when another tab holds it */
export type RequestLock = () => Promise<CrossTabLock | undefined>;

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
  return async () => {
    try {
      const lock = await askLocks(name);
      if (lock) return lock;
      await new Promise<void>((resolve) => void clock.after(PATIENCE, resolve));
      return await askLocks(name);
    } catch {
      // There is no `locks`, or an opaque origin shares nothing with other tabs.
      return { release: () => undefined };
    }
  };
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
      .catch(reject);
  });
}
