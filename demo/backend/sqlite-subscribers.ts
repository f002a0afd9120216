import type { DatabaseSync } from 'node:sqlite';
import type { InterestCategory } from '../../src/embed/api/openapi/newsletter.types.ts';
import type { ConsentRecord, Subscriber } from './store.ts';

type Row = Omit<Subscriber, 'consents' | 'interests'>;

/** A subscriber and their row id. */
interface StoredSubscriber {
  id: number;
  subscriber: Subscriber;
}

/**
 * The token of a link in a mail: its hash, when the mail was sent and when the token expires, in epoch milliseconds.
 */
interface StoredToken {
  hash: string;
  sentAt: number;
  expiresAt: number;
}

/** The subscribers' tables. The caller opens the transaction. */
export interface SubscriberTables {
  byIdentity(identity: string): StoredSubscriber | undefined;
  byToken(hash: string, at: number): StoredSubscriber | undefined;
  all(): Subscriber[];
  /** Updates the row with that id, or inserts one without an id. Returns the id. */
  save(id: number | undefined, subscriber: Subscriber): number;
  /** Deletes a subscriber with tokens and mails. */
  remove(id: number): void;
  addToken(id: number, token: StoredToken): void;
  removeToken(hash: string): void;
  /** When the mails of a subscriber's tokens were sent. */
  mailsSentAt(id: number): number[];
  /** Deletes expired tokens, and the unconfirmed sign-ups that have no other token. */
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
    remove: database.prepare('DELETE FROM subscribers WHERE id = ?'),
    deleteWithoutToken: database.prepare(
      "DELETE FROM subscribers WHERE status = 'WAITING_FOR_DOI' AND id NOT IN (SELECT subscriber FROM tokens)",
    ),
  };
  const tokens = {
    add: database.prepare('INSERT INTO tokens (hash, subscriber, sentAt, expiresAt) VALUES (?, ?, ?, ?)'),
    remove: database.prepare('DELETE FROM tokens WHERE hash = ?'),
    sentAt: database.prepare('SELECT sentAt FROM tokens WHERE subscriber = ?'),
    deleteExpired: database.prepare('DELETE FROM tokens WHERE expiresAt <= ?'),
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
    save: (id, subscriber) => {
      if (id !== undefined) write.update.run(...values(subscriber), id);
      const saved = id ?? Number(write.insert.run(...values(subscriber)).lastInsertRowid);
      lists.write(saved, subscriber);
      return saved;
    },
    remove: (id) => void write.remove.run(id),
    addToken: (id, { hash, sentAt, expiresAt }) => void tokens.add.run(hash, id, sentAt, expiresAt),
    removeToken: (hash) => void tokens.remove.run(hash),
    mailsSentAt: (id) => tokens.sentAt.all(id).map((row) => Number(row['sentAt'])),
    deleteExpired: (at) => {
      tokens.deleteExpired.run(at);
      write.deleteWithoutToken.run();
    },
  };
}

type Lists = Pick<Subscriber, 'consents' | 'interests'>;

/** The two lists of a subscriber, each in its own table. */
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
