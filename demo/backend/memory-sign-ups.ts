import { MAILS_KEPT } from './limits.ts';
import type { Mail, Store, Subscriber } from './store.ts';
import { afterSignUp, changed, confirmed, sendsMail } from './subscription-rules.ts';
import { TOKEN_LIFETIME } from './tokens.ts';

interface Entry {
  subscriber: Subscriber;
  tokens: { hash: string; sentAt: number; expiresAt: number }[];
  /** The ids of the mails to the address. */
  mails: string[];
}

/** What the store in memory knows of subscribers and mails. */
export interface SignUpState {
  readonly entries: Map<string, Entry>;
  mails: Mail[];
}

/** Nobody has signed up. */
export function noSignUps(): SignUpState {
  return { entries: new Map(), mails: [] };
}

type SignUpMethods =
  'signUp' | 'findByToken' | 'confirm' | 'update' | 'refuse' | 'purge' | 'listSubscribers' | 'listMails' | 'clearMails';

/** The part of the store in memory for subscribers and mails. `purge` deletes expired ones of these. */
export function createMemorySignUps(state: SignUpState): Pick<Store, SignUpMethods> {
  const { entries } = state;

  const remove = (identity: string): void => {
    const removed = entries.get(identity)?.mails ?? [];
    state.mails = state.mails.filter(({ id }) => !removed.includes(id));
    entries.delete(identity);
  };

  const deleteExpired = (at: number): void => {
    for (const [identity, entry] of entries) {
      entry.tokens = entry.tokens.filter(({ expiresAt }) => expiresAt > at);
      if (entry.subscriber.status === 'WAITING_FOR_DOI' && entry.tokens.length === 0) remove(identity);
    }
  };

  const change = (tokenHash: string, at: number, to: (from: Subscriber) => Subscriber): Subscriber | undefined => {
    const entry = findEntry(entries, tokenHash, at);
    if (entry === undefined) return undefined;
    entry.subscriber = to(entry.subscriber);
    return structuredClone(entry.subscriber);
  };

  return {
    signUp: async (entry, mail) => {
      deleteExpired(entry.at);
      const before = entries.get(entry.identity);
      const sentAt = before?.tokens.map((token) => token.sentAt) ?? [];
      const { subscriber, outcome } = afterSignUp(before?.subscriber, sentAt, entry);
      const after: Entry = { tokens: [], mails: [], ...before, subscriber };
      entries.set(entry.identity, after);
      if (sendsMail(outcome)) {
        after.tokens.push({ hash: entry.tokenHash, sentAt: entry.at, expiresAt: entry.tokenExpiresAt });
        after.mails.push(mail.id);
        state.mails = [mail, ...state.mails].slice(0, MAILS_KEPT);
      }
      return outcome;
    },
    findByToken: async (tokenHash, at) => structuredClone(findEntry(entries, tokenHash, at)?.subscriber),
    confirm: async (tokenHash, at) => change(tokenHash, at, (subscriber) => confirmed(subscriber, at)),
    update: async (tokenHash, at, changes) => change(tokenHash, at, (subscriber) => changed(subscriber, changes, at)),
    refuse: async (tokenHash, at) => {
      const found = findEntry(entries, tokenHash, at)?.subscriber;
      if (found === undefined) return undefined;
      if (found.status === 'SUBSCRIBED') return 'subscribed';
      remove(found.identity);
      return 'deleted';
    },
    purge: async (at) => {
      deleteExpired(at);
      state.mails = state.mails.filter(({ sentAt }) => Date.parse(sentAt) > at - TOKEN_LIFETIME);
    },
    listSubscribers: async () => [...entries.values()].map(({ subscriber }) => structuredClone(subscriber)),
    listMails: async () => [...state.mails],
    clearMails: async () => void (state.mails = []),
  };
}

function findEntry(entries: ReadonlyMap<string, Entry>, tokenHash: string, at: number): Entry | undefined {
  return [...entries.values()].find(({ tokens }) =>
    tokens.some(({ hash, expiresAt }) => hash === tokenHash && expiresAt > at),
  );
}
