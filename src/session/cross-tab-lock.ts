import type { Clock } from './clock.ts';

/** A tab's right to do something for all tabs of the browser, until it gives it back, breaks or is closed. */
export interface CrossTabLock {
  release(): void;
}

/** Asks for a lock. @returns `undefined` when another tab holds it */
export type RequestLock = () => Promise<CrossTabLock | undefined>;

/**
 * How long a tab waits before it leaves the work to another, in milliseconds: the page before a reload lets go a moment
 * late.
 */
const PATIENCE = 500;

/** How long other tabs have to say that they hold the lock, where there are no locks, in milliseconds. */
const OBJECTION = 100;

/**
 * A lock by Web Locks; where the browser or an insecure page has none, by messages between the tabs; where there are none
 * either (a sandboxed frame), each tab is on its own.
 *
 * @param name the same in all tabs
 */
export function createCrossTabLock(name: string, clock: Clock): RequestLock {
  return async () => {
    try {
      if ('locks' in navigator) return await askLocks(name, clock);
      if (typeof BroadcastChannel === 'function') return await askTabs(name, clock);
    } catch {
      // An opaque origin: nobody to share with.
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
 * Acts once the patience is over and another tab holds the lock. While nobody holds it, it is only the browser that is
 * slow to give it, and a turn that is given away then would be nobody's.
 *
 * @returns the function that calls it off
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
  if (typeof data !== 'object' || data === null) return false;
  const { kind, from, to } = data as Readonly<Record<string, unknown>>;
  return (kind === 'ask' && typeof from === 'string') || (kind === 'object' && typeof to === 'string');
}

/** Tabs that ask at the same moment both hear each other; the one with the smaller number goes ahead. */
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
