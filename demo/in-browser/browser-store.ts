import type { Kept } from '../backend/kept.ts';
import { createMemoryStore, type MemoryState } from '../backend/memory-store.ts';
import type { Store } from '../backend/store.ts';

/** Runs one piece of work after the other, across the tabs of a browser. */
export type OneAtATime = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * A store whose state outlives the page and is shared by the tabs: each method reads the state, works on it in memory,
 * and keeps what it has changed.
 */
export function createBrowserStore(kept: Kept<MemoryState>, oneAtATime: OneAtATime): Store {
  const read = <Result>(work: (store: Store) => Promise<Result>): Promise<Result> =>
    oneAtATime(() => work(createMemoryStore(kept.get())));
  const change = <Result>(work: (store: Store) => Promise<Result>): Promise<Result> =>
    oneAtATime(async () => {
      const state = kept.get();
      const result = await work(createMemoryStore(state));
      kept.set(state);
      return result;
    });
  return {
    signUp: (entry, mail) => change((store) => store.signUp(entry, mail)),
    findByToken: (hash, at) => read((store) => store.findByToken(hash, at)),
    confirm: (hash, at) => change((store) => store.confirm(hash, at)),
    update: (hash, at, changes) => change((store) => store.update(hash, at, changes)),
    refuse: (hash, at) => change((store) => store.refuse(hash, at)),
    purge: (at) => change((store) => store.purge(at)),
    listSubscribers: () => read((store) => store.listSubscribers()),
    listMails: () => read((store) => store.listMails()),
    clearMails: () => change((store) => store.clearMails()),
    findStaffSession: (id, at) => read((store) => store.findStaffSession(id, at)),
    saveStaffSession: (id, settings, expiresAt) => change((store) => store.saveStaffSession(id, settings, expiresAt)),
    listAbTests: () => read((store) => store.listAbTests()),
    findCustomer: (id) => read((store) => store.findCustomer(id)),
    countLogouts: (id) => read((store) => store.countLogouts(id)),
    addLogout: (id) => change((store) => store.addLogout(id)),
    secret: (name) => change((store) => store.secret(name)),
    close: async () => {},
  };
}
