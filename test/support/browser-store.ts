import { emptyState } from '../../demo/backend/state-store.ts';
import type { Store } from '../../demo/backend/store.ts';
import { createBrowserStore, type OneAtATime } from '../../demo/in-browser/browser-store.ts';
import { keptInStorage } from '../../demo/in-browser/kept-in-storage.ts';

/** The demo's store in a browser, with a queue in place of the browser's locks. */
export function createInBrowser(storage: Pick<Storage, 'getItem' | 'setItem'> = storageInMemory()): Store {
  let last: Promise<unknown> = Promise.resolve();
  const queue: OneAtATime = (work) => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
  return createBrowserStore(keptInStorage(storage, 'shop', emptyState), queue);
}

function storageInMemory(): Pick<Storage, 'getItem' | 'setItem'> {
  const items = new Map<string, string>();
  return { getItem: (key) => items.get(key) ?? null, setItem: (key, value) => void items.set(key, value) };
}
