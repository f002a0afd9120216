import type { Kept } from '../backend/kept.ts';
import { createStore, type State } from '../backend/state-store.ts';
import type { Store } from '../backend/store.ts';

/** Runs one piece of work after the other, across the tabs of a browser. */
export type OneAtATime = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** A store whose state outlives the page and is shared by the tabs. */
export function createBrowserStore(kept: Kept<State>, oneAtATime: OneAtATime): Store {
  return createStore({
    read: (work) => oneAtATime(async () => work(kept.get())),
    change: (work) =>
      oneAtATime(async () => {
        const state = kept.get();
        const result = work(state);
        kept.set(state);
        return result;
      }),
    close: async () => {},
  });
}
