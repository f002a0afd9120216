import type { Clock } from './clock.ts';

/** A lock that one tab of the browser holds until it releases the lock, crashes or is closed. */
export interface CrossTabLock {
  release(): void;
}

/** Requests the lock. @returns `undefined` when another tab holds it */
export type RequestLock = () => Promise<CrossTabLock | undefined>;

/**
 * How long a tab waits for the lock, in milliseconds. After a reload the previous page releases the lock a moment late.
 */
const PATIENCE = 500;

/**
 * A lock by Web Locks. Without Web Locks (an insecure page, a sandboxed frame) every tab gets the lock.
 *
 * @param name the same in all tabs
 */
export function createCrossTabLock(name: string, clock: Clock): RequestLock {
  return async () => {
    try {
      if ('locks' in navigator) return await askLocks(name, clock);
    } catch {
      // An opaque origin shares nothing with other tabs.
    }
    return { release: () => undefined };
  };
}

function askLocks(name: string, clock: Clock): Promise<CrossTabLock | undefined> {
  const controller = new AbortController();
  const endPatience = whenHeldByAnother(name, clock, () => controller.abort());
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(name, { signal: controller.signal }, () => {
        endPatience();
        // The lock is held until this promise ends.
        return new Promise<void>((release) => {
          resolve({ release });
        });
      })
      .catch((error: unknown) => {
        endPatience();
        if (controller.signal.aborted) resolve(undefined);
        else reject(error instanceof Error ? error : new Error(String(error)));
      });
  });
}

/**
 * Runs an action once the wait is over and another tab holds the lock. While no tab holds it, the browser is merely slow to
 * grant it; giving up then would leave no holder.
 *
 * @returns the function that cancels it
 */
function whenHeldByAnother(name: string, clock: Clock, action: () => void): () => void {
  let isOver = false;
  let cancel = (): void => undefined;
  const wait = (): void => {
    cancel = clock.after(PATIENCE, () => void look());
  };
  const look = async (): Promise<void> => {
    const isHeld = await navigator.locks.query().then(
      ({ held = [] }) => held.some((lock) => lock.name === name),
      // A page that is being left.
      () => true,
    );
    if (isOver) return;
    if (isHeld) action();
    else wait();
  };
  wait();
  return () => {
    isOver = true;
    cancel();
  };
}
