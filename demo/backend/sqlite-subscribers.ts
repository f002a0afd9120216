import type { DatabaseSync } from 'node:sqlite';
import type { InterestCategory } from '../../src/api/openapi/newsletter.types.ts';
import type { ConsentRecord, Subscriber } from './store.ts';

type Row = Omit<Subscriber, 'consents' | 'interests'>;

/** A subscriber and the number of their row. */
export interface StoredSubscriber {
  id: number;
  subscriber: Subscriber;
}

/** The subscribers' tables. The caller holds the transaction. */
export interface SubscriberTables {
  byIdentity(identity: string): StoredSubscriber | undefined;
  byToken(hash: string, at: number): StoredSubscriber | undefined;
  all(): Subscriber[];
  /** Adds a subscriber and returns the number of the row. */
  insert(subscriber: Subscriber): number;
  replace(id: number, subscriber: Subscriber): void;
  setToken(id: number, hash: string, expiresAt: number): void;
  deleteExpired(at: number): void;
}

const COLUMNS = [
  'identity',
  'email',
  'status',
  'site',
  'locale',
  'salutation',
  'firstName',
  'lastName',
  'origin',
  'originAddition',
  'signedUpAt',
  'confirmedAt',
] as const satisfies readonly (keyof Row)[];

/** Prepares the statements on the subscribers' tables. */
export function openSubscriberTables(database: DatabaseSync): SubscriberTables {
  const names = COLUMNS.join(', ');
  const fields = `subscribers.id, ${COLUMNS.map((name) => `subscribers.${name}`).join(', ')}`;
  const ofToken = 'JOIN tokens ON tokens.subscriber = subscribers.id WHERE tokens.hash = ? AND tokens.expiresAt > ?';
  const find = {
    byIdentity: database.prepare(`SELECT ${fields} FROM subscribers WHERE identity = ?`),
    byToken: database.prepare(`SELECT ${fields} FROM subscribers ${ofToken}`),
    all: database.prepare(`SELECT ${fields} FROM subscribers ORDER BY id`),
  };
  const write = {
    insert: database.prepare(`INSERT INTO subscribers (${names}) VALUES (${COLUMNS.map(() => '?').join(', ')})`),
    update: database.prepare(`UPDATE subscribers SET ${COLUMNS.map((name) => `${name} = ?`).join(', ')} WHERE id = ?`),
    token: database.prepare('INSERT OR REPLACE INTO tokens (subscriber, hash, expiresAt) VALUES (?, ?, ?)'),
    deleteExpired: database.prepare(
      `DELETE FROM subscribers WHERE status = 'WAITING_FOR_DOI' AND id IN (SELECT subscriber FROM tokens WHERE expiresAt <= ?)`,
    ),
  };
  const lists = openListTables(database);

  const stored = (row: object | undefined): StoredSubscriber | undefined => {
    if (row === undefined) return undefined;
    const { id, ...columns } = row as Row & { id: number };
    return { id, subscriber: { ...columns, ...lists.read(id) } };
  };
  const values = (subscriber: Subscriber): (string | number | null)[] => COLUMNS.map((name) => subscriber[name]);

  return {
    byIdentity: (identity) => stored(find.byIdentity.get(identity)),
    byToken: (hash, at) => stored(find.byToken.get(hash, at)),
    all: () => find.all.all().flatMap((row) => stored(row)?.subscriber ?? []),
    insert: (subscriber) => {
      const id = Number(write.insert.run(...values(subscriber)).lastInsertRowid);
      lists.write(id, subscriber);
      return id;
    },
    replace: (id, subscriber) => {
      write.update.run(...values(subscriber), id);
      lists.write(id, subscriber);
    },
    setToken: (id, hash, expiresAt) => void write.token.run(id, hash, expiresAt),
    deleteExpired: (at) => void write.deleteExpired.run(at),
  };
}

type Lists = Pick<Subscriber, 'consents' | 'interests'>;

/** The two lists of a subscriber, each in a table of its own. */
function openListTables(database: DatabaseSync): {
  read(id: number): Lists;
  write(id: number, lists: Lists): void;
} {
  const consents = {
    read: database.prepare(
      'SELECT type, textVersion, state, requestedAt, changedAt FROM consents WHERE subscriber = ? ORDER BY id',
    ),
    clear: database.prepare('DELETE FROM consents WHERE subscriber = ?'),
    add: database.prepare(
      'INSERT INTO consents (subscriber, type, textVersion, state, requestedAt, changedAt) VALUES (?, ?, ?, ?, ?, ?)',
    ),
  };
  const interests = {
    read: database.prepare('SELECT category FROM interests WHERE subscriber = ? ORDER BY id'),
    clear: database.prepare('DELETE FROM interests WHERE subscriber = ?'),
    add: database.prepare('INSERT INTO interests (subscriber, category) VALUES (?, ?)'),
  };
  return {
    read: (id) => ({
      consents: consents.read.all(id) as unknown as ConsentRecord[],
      interests: interests.read.all(id).map((row) => row['category'] as InterestCategory),
    }),
    write: (id, lists) => {
      consents.clear.run(id);
      for (const { type, textVersion, state, requestedAt, changedAt } of lists.consents) {
        consents.add.run(id, type, textVersion, state, requestedAt, changedAt);
      }
      interests.clear.run(id);
      for (const category of lists.interests) interests.add.run(id, category);
    },
  };
}
