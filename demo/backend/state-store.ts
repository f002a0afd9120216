import { change, confirm, findEntry, purgeSignUps, refuse, signUp, type SignUpState } from './sign-up-state.ts';
import type { StaffSettings, Store } from './store.ts';
import { changed } from './subscription-rules.ts';
import { createToken } from './tokens.ts';

/** All that a store knows, as JSON can hold it. */
export interface State {
  readonly signUps: SignUpState;
  /** The staff sessions by their ids. */
  staff: Record<string, { readonly settings: StaffSettings; readonly expiresAt: number }>;
  readonly logouts: Record<string, number>;
  readonly secrets: Record<string, string>;
}

/** Where a state is kept. Work is done one piece after the other, and its result is a copy. */
export interface StateKeeper {
  read<Result>(work: (state: State) => Result): Promise<Result>;
  /** Keeps what the work has changed in the state. */
  change<Result>(work: (state: State) => Result): Promise<Result>;
  close(): Promise<void>;
}

/** The state of a store that was never used. */
export function emptyState(): State {
  return { signUps: { entries: [], mails: [] }, staff: {}, logouts: {}, secrets: {} };
}

/** The store of the demo, wherever its state is kept. */
export function createStore(keeper: StateKeeper): Store {
  return {
    signUp: (entry, mail) => keeper.change(({ signUps }) => signUp(signUps, entry, mail)),
    findByToken: (hash, at) => keeper.read(({ signUps }) => findEntry(signUps, hash, at)?.subscriber),
    confirm: (hash, at, welcome) => keeper.change(({ signUps }) => confirm(signUps, hash, at, welcome)),
    update: (hash, at, changes) =>
      keeper.change(({ signUps }) => change(signUps, hash, at, (subscriber) => changed(subscriber, changes, at))),
    refuse: (hash, at) => keeper.change(({ signUps }) => refuse(signUps, hash, at)),
    purge: (at) =>
      keeper.change((state) => {
        purgeSignUps(state.signUps, at);
        const sessions = Object.entries(state.staff).filter(([, { expiresAt }]) => expiresAt > at);
        state.staff = Object.fromEntries(sessions);
      }),
    listSubscribers: () => keeper.read(({ signUps }) => signUps.entries.map(({ subscriber }) => subscriber)),
    listMails: () => keeper.read(({ signUps }) => signUps.mails),
    clearMails: () => keeper.change(({ signUps }) => void (signUps.mails = [])),
    findStaffSession: (id, at) =>
      keeper.read(({ staff }) => {
        const session = staff[id];
        return session !== undefined && session.expiresAt > at ? session.settings : undefined;
      }),
    saveStaffSession: (id, settings, expiresAt) =>
      keeper.change(({ staff }) => void (staff[id] = { settings, expiresAt })),
    countLogouts: (id) => keeper.read(({ logouts }) => logouts[id] ?? 0),
    addLogout: (id) => keeper.change(({ logouts }) => void (logouts[id] = (logouts[id] ?? 0) + 1)),
    secret: (name) => keeper.change(({ secrets }) => (secrets[name] ??= createToken())),
    close: () => keeper.close(),
  };
}
