import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DEMO_CUSTOMERS } from './customers.ts';
import { openOutbox } from './sqlite-outbox.ts';
import { migrate } from './sqlite-schema.ts';
import { recordSignUp } from './sqlite-sign-up.ts';
import { openStaffTables } from './sqlite-staff.ts';
import { openSubscriberTables } from './sqlite-subscribers.ts';
import type { Customer, Store, Subscriber } from './store.ts';
import { changed, confirmed } from './subscription-rules.ts';
import { createToken, TOKEN_LIFETIME } from './tokens.ts';

const CUSTOMER = 'id, email, salutation, firstName, lastName, consents';

/**
 * A store in an SQLite file. The file and its folder are created if missing. Several programs may use one file.
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
  const { deleteExpired: deleteStaffSessions, ...staffTables } = openStaffTables(database);

  const change = (tokenHash: string, at: number, to: (from: Subscriber) => Subscriber): Subscriber | undefined =>
    inTransaction(database, () => {
      const found = subscribers.byToken(tokenHash, at);
      if (found === undefined) return undefined;
      const after = to(found.subscriber);
      subscribers.save(found.id, after);
      return after;
    });

  return {
    signUp: async (entry, mail) => inTransaction(database, () => recordSignUp({ subscribers, outbox }, entry, mail)),
    findByToken: async (tokenHash, at) => subscribers.byToken(tokenHash, at)?.subscriber,
    confirm: async (tokenHash, at) => change(tokenHash, at, (subscriber) => confirmed(subscriber, at)),
    update: async (tokenHash, at, changes) => change(tokenHash, at, (subscriber) => changed(subscriber, changes, at)),
    refuse: async (tokenHash, at) =>
      inTransaction(database, () => {
        const found = subscribers.byToken(tokenHash, at);
        if (found === undefined) return undefined;
        if (found.subscriber.status === 'SUBSCRIBED') return 'subscribed';
        subscribers.remove(found.id);
        return 'deleted';
      }),
    purge: async (at) =>
      inTransaction(database, () => {
        subscribers.deleteExpired(at);
        outbox.deleteSentUntil(at - TOKEN_LIFETIME);
        deleteStaffSessions(at);
      }),
    listSubscribers: async () => subscribers.all(),
    listMails: async () => outbox.list(),
    clearMails: async () => outbox.clear(),
    ...staffTables,
    findCustomer: async (id) =>
      readCustomer(database.prepare(`SELECT ${CUSTOMER} FROM customers WHERE id = ?`).get(id)),
    countLogouts: async (id) =>
      Number(database.prepare('SELECT logouts FROM customers WHERE id = ?').get(id)?.['logouts'] ?? 0),
    addLogout: async (id) => void database.prepare('UPDATE customers SET logouts = logouts + 1 WHERE id = ?').run(id),
    secret: async (name) => {
      database.prepare('INSERT OR IGNORE INTO secrets (name, value) VALUES (?, ?)').run(name, createToken());
      return database.prepare('SELECT value FROM secrets WHERE name = ?').get(name)?.['value'] as string;
    },
    close: async () => database.close(),
  };
}

/**
 * Runs statements in one transaction. IMMEDIATE takes the write lock at the start, so that rows cannot change after
 * they were read.
 */
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

function seedCustomers(database: DatabaseSync): void {
  const add = database.prepare(`INSERT OR IGNORE INTO customers (${CUSTOMER}) VALUES (?, ?, ?, ?, ?, ?)`);
  for (const { id, email, salutation, firstName, lastName, consents } of DEMO_CUSTOMERS) {
    add.run(id, email, salutation, firstName, lastName, JSON.stringify(consents));
  }
}

function readCustomer(row: object | undefined): Customer | undefined {
  if (row === undefined) return undefined;
  const customer = row as Omit<Customer, 'consents'> & { consents: string };
  return { ...customer, consents: JSON.parse(customer.consents) as Customer['consents'] };
}
