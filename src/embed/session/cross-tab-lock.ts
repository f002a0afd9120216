import { isRecord } from '../is-record.ts';
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

/** How long other tabs have to object that they hold the lock, without Web Locks, in milliseconds. */
const OBJECTION = 100;

/**
 * A lock by Web Locks. Without Web Locks (an old browser, an insecure page) the tabs agree by messages; without messages
 * either (a sandboxed frame) every tab gets the lock.
 *
 * @param name the same in all tabs
 */
export function createCrossTabLock(name: string, clock: Clock): RequestLock {
  return async () => {
    try {
      if ('locks' in navigator) return await askLocks(name, clock);
      if (typeof BroadcastChannel === 'function') return await askTabs(name, clock);
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

type Message = { readonly kind: 'ask'; readonly from: string } | { readonly kind: 'object'; readonly to: string };

/** Any script of the shop can post to the channel. */
function isMessage(data: unknown): data is Message {
  if (!isRecord(data)) return false;
  const { kind, from, to } = data;
  return (kind === 'ask' && typeof from === 'string') || (kind === 'object' && typeof to === 'string');
}

/** Tabs that ask at the same moment receive each other's message; the one with the smaller number gets the lock. */
function askTabs(name: string, clock: Clock): Promise<CrossTabLock | undefined> {
  const channel = new BroadcastChannel(name);
  const own = String(crypto.getRandomValues(new Uint32Array(1))[0]).padStart(10, '0');
  let state: 'asking' | 'holding' | 'refused' = 'asking';
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isMessage(data)) return;
    if (data.kind === 'object') {
      if (state === 'asking' && data.to === own) state = 'refused';
    } else if (state === 'holding' || (state === 'asking' && own < data.from)) {
      channel.postMessage({ kind: 'object', to: data.from } satisfies Message);
    } else {
      state = 'refused';
    }
  });
  channel.postMessage({ kind: 'ask', from: own } satisfies Message);
  return new Promise((resolve) => {
    clock.after(OBJECTION, () => {
      if (state === 'refused') {
        channel.close();
        resolve(undefined);
        return;
      }
      state = 'holding';
      resolve({ release: () => channel.close() });
    });
  });
}
