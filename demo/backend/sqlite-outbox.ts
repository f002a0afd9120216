import type { DatabaseSync } from 'node:sqlite';
import { MAILS_KEPT } from './limits.ts';
import type { Mail } from './store.ts';

/** The table of the mails. The caller opens the transaction. A mail is deleted together with its subscriber. */
export interface Outbox {
  add(mail: Mail, subscriber: number): void;
  remove(id: string): void;
  /** Deletes the oldest mails beyond the maximum number. */
  trim(): void;
  /** Deletes the mails that were sent up to a time in epoch milliseconds. */
  deleteSentUntil(moment: number): void;
  /** All mails, newest first. */
  list(): Mail[];
  clear(): void;
}

/** Prepares the statements on the table of the mails. */
export function openOutbox(database: DatabaseSync): Outbox {
  const add = database.prepare(
    `INSERT INTO mails (id, sender, recipient, site, locale, subject, html, text, confirmUrl, sentAt, subscriber)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const remove = database.prepare('DELETE FROM mails WHERE id = ?');
  const trim = database.prepare(
    'DELETE FROM mails WHERE number NOT IN (SELECT number FROM mails ORDER BY number DESC LIMIT ?)',
  );
  const deleteSentUntil = database.prepare('DELETE FROM mails WHERE sentAt <= ?');
  const list = database.prepare(
    `SELECT id, sender AS "from", recipient AS "to", site, locale, subject, html, text, confirmUrl, sentAt
      FROM mails ORDER BY number DESC`,
  );
  return {
    add: ({ id, from, to, site, locale, subject, html, text, confirmUrl, sentAt }, subscriber) =>
      void add.run(id, from, to, site, locale, subject, html, text, confirmUrl, sentAt, subscriber),
    remove: (id) => void remove.run(id),
    trim: () => void trim.run(MAILS_KEPT),
    deleteSentUntil: (moment) => void deleteSentUntil.run(new Date(moment).toISOString()),
    list: () => list.all() as unknown as Mail[],
    clear: () => database.exec('DELETE FROM mails'),
  };
}
