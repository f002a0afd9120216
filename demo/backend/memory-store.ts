import { DEMO_TESTS } from './ab-tests.ts';
import { DEMO_CUSTOMERS } from './customers.ts';
import { MAILS_KEPT } from './limits.ts';
import type { Mail, StaffSettings, Store, Subscriber } from './store.ts';
import { afterSignUp, changed, confirmed, sendsMail } from './subscription-rules.ts';
import { createToken, TOKEN_LIFETIME } from './tokens.ts';

interface Entry {
  subscriber: Subscriber;
  tokens: { hash: string; sentAt: number; expiresAt: number }[];
  mails: Mail[];
}

/** A store in memory, for tests and for a demo without a server. */
export function createMemoryStore(): Store {
  const entries = new Map<string, Entry>();
  const logouts = new Map<string, number>();
  const secrets = new Map<string, string>();
  const staffSessions = new Map<string, { settings: StaffSettings; expiresAt: number }>();
  let mails: Mail[] = [];

  const remove = (identity: string): void => {
    const removed = entries.get(identity)?.mails ?? [];
    mails = mails.filter((mail) => !removed.includes(mail));
    entries.delete(identity);
  };

  const deleteExpired = (at: number): void => {
    for (const [identity, entry] of entries) {
      entry.tokens = entry.tokens.filter(({ expiresAt }) => expiresAt > at);
      if (entry.subscriber.status === 'WAITING_FOR_DOI' && entry.tokens.length === 0) remove(identity);
    }
  };

  const find = (tokenHash: string, at: number): Entry | undefined =>
    [...entries.values()].find(({ tokens }) =>
      tokens.some(({ hash, expiresAt }) => hash === tokenHash && expiresAt > at),
    );

  const change = (tokenHash: string, at: number, to: (from: Subscriber) => Subscriber): Subscriber | undefined => {
    const entry = find(tokenHash, at);
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
        after.mails.push(mail);
        mails = [mail, ...mails].slice(0, MAILS_KEPT);
      }
      return outcome;
    },
    findByToken: async (tokenHash, at) => structuredClone(find(tokenHash, at)?.subscriber),
    confirm: async (tokenHash, at) => change(tokenHash, at, (subscriber) => confirmed(subscriber, at)),
    update: async (tokenHash, at, changes) => change(tokenHash, at, (subscriber) => changed(subscriber, changes, at)),
    refuse: async (tokenHash, at) => {
      const found = find(tokenHash, at)?.subscriber;
      if (found === undefined) return undefined;
      if (found.status === 'SUBSCRIBED') return 'subscribed';
      remove(found.identity);
      return 'deleted';
    },
    purge: async (at) => {
      deleteExpired(at);
      mails = mails.filter(({ sentAt }) => Date.parse(sentAt) > at - TOKEN_LIFETIME);
      for (const [id, { expiresAt }] of staffSessions) if (expiresAt <= at) staffSessions.delete(id);
    },
    listSubscribers: async () => [...entries.values()].map(({ subscriber }) => structuredClone(subscriber)),

    listMails: async () => [...mails],
    clearMails: async () => {
      mails = [];
    },

    findStaffSession: async (id, at) => {
      const session = staffSessions.get(id);
      return session !== undefined && session.expiresAt > at ? session.settings : undefined;
    },
    saveStaffSession: async (id, settings, expiresAt) => void staffSessions.set(id, { settings, expiresAt }),
    listAbTests: async () => structuredClone([...DEMO_TESTS]),

    findCustomer: async (id) => DEMO_CUSTOMERS.find((customer) => customer.id === id),
    countLogouts: async (id) => logouts.get(id) ?? 0,
    addLogout: async (id) => void logouts.set(id, (logouts.get(id) ?? 0) + 1),
    secret: async (name) => {
      const secret = secrets.get(name) ?? createToken();
      secrets.set(name, secret);
      return secret;
    },
    close: async () => {},
  };
}
