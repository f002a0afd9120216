import type { Database } from './database.ts';
import type { ConfirmationMail, Mail, SignUp, Subscriber, SubscriberChanges } from './records.ts';
import { TOKEN_LIFETIME } from './tokens.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Minimum time between two mails to an address that waits for confirmation, in milliseconds. */
const MAIL_PAUSE = 10 * 60 * 1000;

const MAILS_PER_DAY = 5;

const MAILS_SHOWN = 100;

/** The subscribers, with their links, and the outbox. Each method is atomic. Times are epoch milliseconds. */
export class Store {
  readonly #db: Database;

  constructor(database: Database) {
    this.#db = database;
  }

  /**
   * Records a sign-up together with its mail and token: creates a subscriber, or gives a waiting one another token in
   * addition to the older ones, or drops the mail and the token.
   *
   * Anybody can sign up any address, and it is not known which sign-up its owner made. A sign-up for an address that waits
   * therefore changes one thing: it withdraws the consents that it does not ask for.
   *
   * Deletes what has expired before.
   *
   * @returns whether the mail is sent
   */
  signUp(entry: SignUp, tokenHash: string, mail: ConfirmationMail): boolean {
    return this.#db.inTransaction(() => {
      const { identity, signedUpAt: at } = entry;
      this.#purge(at);
      const before = this.#find('SELECT json FROM subscribers WHERE identity = :identity', { identity });
      const waits = before?.status === 'WAITING_FOR_DOI';
      if (before === undefined) {
        this.#save({ ...entry, status: 'WAITING_FOR_DOI', interests: [] });
      } else if (waits) {
        this.#save({ ...before, consents: before.consents.filter((consent) => entry.consents.includes(consent)) });
      }
      const isSent = before === undefined || (waits && this.#mayGetMail(identity, at));
      // What is not sent is written all the same, and deleted again: otherwise the time until the answer would reveal
      // who is a subscriber.
      this.#db.run('INSERT INTO tokens VALUES (:tokenHash, :identity, :at)', { tokenHash, identity, at });
      this.#addMail(identity, mail);
      if (!isSent) {
        this.#db.run('DELETE FROM mails WHERE rowid = last_insert_rowid()');
        this.#db.run('DELETE FROM tokens WHERE hash = :tokenHash', { tokenHash });
      }
      return isSent;
    });
  }

  findByToken(hash: string, at: number): Subscriber | undefined {
    return this.#find(
      'SELECT json FROM subscribers JOIN tokens ON subscriber = identity WHERE hash = :hash AND sentAt > :oldest',
      { hash, oldest: at - TOKEN_LIFETIME },
    );
  }

  /** Confirms the subscriber of an unexpired token and sends a mail. Confirming twice changes nothing and sends none. */
  confirm(hash: string, at: number, welcome: (subscriber: Subscriber) => Mail): Subscriber | undefined {
    return this.#db.inTransaction(() => {
      const before = this.findByToken(hash, at);
      if (before?.status !== 'WAITING_FOR_DOI') return before;
      const subscriber = this.#save({ ...before, status: 'SUBSCRIBED' });
      this.#addMail(subscriber.identity, welcome(subscriber));
      return subscriber;
    });
  }

  update(hash: string, at: number, changes: SubscriberChanges): Subscriber | undefined {
    return this.#db.inTransaction(() => {
      const before = this.findByToken(hash, at);
      return before && this.#save({ ...before, ...changes });
    });
  }

  /** Deletes the subscriber of an unexpired token, with all tokens and mails, and returns whether there was one. */
  delete(hash: string, at: number): boolean {
    return this.#db.inTransaction(() => {
      const before = this.findByToken(hash, at);
      if (before) this.#db.run('DELETE FROM subscribers WHERE identity = :identity', { identity: before.identity });
      return before !== undefined;
    });
  }

  listSubscribers(): Subscriber[] {
    return this.#db.documents('SELECT json FROM subscribers ORDER BY rowid') as Subscriber[];
  }

  /** The newest mails of the outbox, newest first. */
  listMails(): Mail[] {
    return this.#db.documents(`SELECT json FROM mails ORDER BY rowid DESC LIMIT ${MAILS_SHOWN}`) as Mail[];
  }

  clearMails(): void {
    this.#db.run('DELETE FROM mails');
  }

  /** Deletes expired data: unconfirmed sign-ups, tokens, mails of the same age, staff sessions. */
  #purge(at: number): void {
    const oldest = at - TOKEN_LIFETIME;
    // Of a subscriber who has confirmed, the links expire alone.
    this.#db.run(
      `DELETE FROM subscribers WHERE json ->> 'status' = 'WAITING_FOR_DOI'
       AND NOT EXISTS (SELECT 1 FROM tokens WHERE subscriber = identity AND sentAt > :oldest)`,
      { oldest },
    );
    this.#db.run('DELETE FROM tokens WHERE sentAt <= :oldest', { oldest });
    this.#db.run('DELETE FROM mails WHERE sentAt <= :oldest', { oldest });
    this.#db.run('DELETE FROM staffSessions WHERE expiresAt <= :at', { at });
  }

  #mayGetMail(identity: string, at: number): boolean {
    const sent = this.#db.get(
      `SELECT count(*) AS day, count(*) FILTER (WHERE sentAt > :pause) AS pause
       FROM tokens WHERE subscriber = :identity AND sentAt > :day`,
      { identity, pause: at - MAIL_PAUSE, day: at - DAY },
    ) as { day: number; pause: number };
    return sent.pause === 0 && sent.day < MAILS_PER_DAY;
  }

  #find(sql: string, values: Readonly<Record<string, string | number>>): Subscriber | undefined {
    return this.#db.documents(sql, values)[0] as Subscriber | undefined;
  }

  #save(subscriber: Subscriber): Subscriber {
    this.#db.run(`INSERT INTO subscribers VALUES (:identity, :json) ON CONFLICT DO UPDATE SET json = excluded.json`, {
      identity: subscriber.identity,
      json: JSON.stringify(subscriber),
    });
    return subscriber;
  }

  #addMail(identity: string, mail: Mail): void {
    const values = { identity, sentAt: Date.parse(mail.sentAt), json: JSON.stringify(mail) };
    this.#db.run('INSERT INTO mails VALUES (:identity, :sentAt, :json)', values);
  }
}
