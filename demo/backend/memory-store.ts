import { DEMO_TESTS } from './ab-tests.ts';
import { DEMO_CUSTOMERS } from './customers.ts';
import type { Mail, StaffSettings, Store, Subscriber } from './store.ts';
import { changed, confirmed, subscriberFrom } from './subscription-rules.ts';
import { createToken } from './tokens.ts';

interface Entry {
  subscriber: Subscriber;
  tokenHash: string;
  tokenExpiresAt: number;
}

/** A store that lasts as long as the process: for tests, and for a demo without a server. */
export function createMemoryStore(): Store {
  const entries = new Map<string, Entry>();
  const secrets = new Map<string, string>();
  const staffSessions = new Map<string, { settings: StaffSettings; expiresAt: number }>();
  let mails: Mail[] = [];

  const deleteExpired = (at: number): void => {
    for (const [identity, { subscriber, tokenExpiresAt }] of entries) {
      if (subscriber.status === 'WAITING_FOR_DOI' && tokenExpiresAt <= at) entries.delete(identity);
    }
  };

  const find = (tokenHash: string, at: number): Entry | undefined =>
    [...entries.values()].find((entry) => entry.tokenHash === tokenHash && entry.tokenExpiresAt > at);

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
      if (before?.subscriber.status === 'SUBSCRIBED') return 'ignored';
      const { tokenHash, tokenExpiresAt } = entry;
      entries.set(entry.identity, { subscriber: subscriberFrom(entry), tokenHash, tokenExpiresAt });
      mails = [mail, ...mails];
      return before === undefined ? 'created' : 'replaced';
    },
    findByToken: async (tokenHash, at) => structuredClone(find(tokenHash, at)?.subscriber),
    confirm: async (tokenHash, at) => change(tokenHash, at, (subscriber) => confirmed(subscriber, at)),
    update: async (tokenHash, at, changes) => change(tokenHash, at, (subscriber) => changed(subscriber, changes, at)),
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
    secret: async (name) => {
      const secret = secrets.get(name) ?? createToken();
      secrets.set(name, secret);
      return secret;
    },
    close: async () => {},
  };
}
