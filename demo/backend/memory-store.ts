import { createStore, emptyState } from './state-store.ts';
import type { Store } from './store.ts';

/** A store in memory, for tests and for the mock of the package. */
export function createMemoryStore(): Store {
  const state = emptyState();
  return createStore({
    read: async (work) => structuredClone(work(state)),
    change: async (work) => structuredClone(work(state)),
    close: async () => {},
  });
}
