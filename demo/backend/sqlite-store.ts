import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DEMO_CUSTOMERS } from './customers.ts';
import { migrate } from './sqlite-schema.ts';
import { openStaffTables } from './sqlite-staff.ts';
import { openSubscriberTables } from './sqlite-subscribers.ts';
import type { Customer, Mail, Store, Subscriber } from './store.ts';
import { changed, confirmed, subscriberFrom } from './subscription-rules.ts';
import { createToken } from './tokens.ts';

/**
 * A store in an SQLite file, which is made with its folder when it is missing. Several programs may use one file.
 *
 * @param file path of the file, or `:memory:`
 */
export function createSqliteStore(file: string): Store {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file, { timeout: 5000 });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA foreign_keys = ON');
  migrate(database);
  seedCustomers(database);
  const subscribers = openSubscriberTables(database);
  const outbox = openOutbox(database);

  const change = (tokenHash: string, at: number, to: (from: Subscriber) => Subscriber): Subscriber | undefined =>
    inTransaction(database, () => {
      const found = subscribers.byToken(tokenHash, at);
      if (found === undefined) return undefined;
      const after = to(found.subscriber);
      subscribers.replace(found.id, after);
      return after;
    });

  return {
    signUp: async (entry, mail) =>
      inTransaction(database, () => {
        subscribers.deleteExpired(entry.at);
        const before = subscribers.byIdentity(entry.identity);
        if (before?.subscriber.status === 'SUBSCRIBED') return 'ignored';
        const after = subscriberFrom(entry);
        const id = before?.id ?? subscribers.insert(after);
        if (before !== undefined) subscribers.replace(id, after);
        subscribers.setToken(id, entry.tokenHash, entry.tokenExpiresAt);
        outbox.add(mail);
        return before === undefined ? 'created' : 'replaced';
      }),
    findByToken: async (tokenHash, at) => subscribers.byToken(tokenHash, at)?.subscriber,
    confirm: async (tokenHash, at) => change(tokenHash, at, (subscriber) => confirmed(subscriber, at)),
    update: async (tokenHash, at, changes) => change(tokenHash, at, (subscriber) => changed(subscriber, changes, at)),
    listSubscribers: async () => subscribers.all(),
    listMails: async () => outbox.list(),
    clearMails: async () => outbox.clear(),
    ...openStaffTables(database),
    findCustomer: async (id) => readCustomer(database.prepare('SELECT * FROM customers WHERE id = ?').get(id)),
    secret: async (name) => {
      database.prepare('INSERT OR IGNORE INTO secrets (name, value) VALUES (?, ?)').run(name, createToken());
      return database.prepare('SELECT value FROM secrets WHERE name = ?').get(name)?.['value'] as string;
    },
    close: async () => database.close(),
  };
}

/** Runs statements as one. IMMEDIATE takes the write lock at the start, so what was read cannot change meanwhile. */
function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}

function openOutbox(database: DatabaseSync): { add(mail: Mail): void; list(): Mail[]; clear(): void } {
  const add = database.prepare(
    `INSERT INTO mails (id, sender, recipient, site, locale, subject, html, text, confirmUrl, sentAt)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const list = database.prepare(
    `SELECT id, sender AS "from", recipient AS "to", site, locale, subject, html, text, confirmUrl, sentAt
      FROM mails ORDER BY number DESC`,
  );
  return {
    add: ({ id, from, to, site, locale, subject, html, text, confirmUrl, sentAt }) =>
      void add.run(id, from, to, site, locale, subject, html, text, confirmUrl, sentAt),
    list: () => list.all() as unknown as Mail[],
    clear: () => database.exec('DELETE FROM mails'),
  };
}

function seedCustomers(database: DatabaseSync): void {
  const add = database.prepare('INSERT OR IGNORE INTO customers VALUES (?, ?, ?, ?, ?, ?)');
  for (const { id, email, salutation, firstName, lastName, consents } of DEMO_CUSTOMERS) {
    add.run(id, email, salutation, firstName, lastName, JSON.stringify(consents));
  }
}

function readCustomer(row: object | undefined): Customer | undefined {
  if (row === undefined) return undefined;
  const customer = row as Omit<Customer, 'consents'> & { consents: string };
  return { ...customer, consents: JSON.parse(customer.consents) as Customer['consents'] };
}
