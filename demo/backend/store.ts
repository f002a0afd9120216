import type { Database } from './database.ts';
import type {
  ConfirmationMail,
  ConsentRecord,
  ConsentRequest,
  Mail,
  SignUp,
  Subscriber,
  SubscriberChanges,
} from './records.ts';
import { TOKEN_LIFETIME } from './tokens.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Minimum time between two mails to an address that waits for confirmation, in milliseconds. */
export const MAIL_PAUSE = 10 * 60 * 1000;

/** Maximum number of mails to such an address in 24 hours. */
export const MAILS_PER_DAY = 5;

/** Maximum number of mails that the outbox shows. */
const MAILS_SHOWN = 100;

/** A subscriber as in the table. */
interface Row extends Omit<Subscriber, 'interests' | 'consents'> {
  /** A list as JSON. */
  interests: string;
}

/** Sign-ups that nobody can confirm any more, since all their links were sent before `:oldest`. */
const EXPIRED = `
  status = 'WAITING_FOR_DOI'
  AND NOT EXISTS (SELECT 1 FROM tokens WHERE subscriber = identity AND sentAt > :oldest)`;

/** The subscribers, with their consents and links, and the outbox. Each method is atomic. Times are epoch milliseconds. */
export class Store {
  readonly #db: Database;

  constructor(database: Database) {
    this.#db = database;
  }

  /**
   * Records a sign-up together with its mail and token: creates a subscriber, or gives a waiting one another token in
   * addition to the older ones, or drops the mail and the token.
   *
   * Anybody can sign up any address, so a sign-up for an address that waits for confirmation changes one thing only:
   * consents that it does not ask for are withdrawn. It is not known which of the sign-ups the owner of the address made,
   * so only consents that all of them ask for may be confirmed.
   *
   * @returns whether the mail is sent
   */
  signUp(entry: SignUp, tokenHash: string, mail: ConfirmationMail): boolean {
    return this.#db.inTransaction(() => {
      const { identity, signedUpAt: at } = entry;
      this.#db.run(`DELETE FROM subscribers WHERE identity = :identity AND ${EXPIRED}`, { identity, ...oldestAt(at) });
      const before = this.#db.get('SELECT status FROM subscribers WHERE identity = :identity', { identity }) as
        | Pick<Row, 'status'>
        | undefined;
      const isSent = before === undefined || (before.status === 'WAITING_FOR_DOI' && this.#mayGetMail(identity, at));
      if (before === undefined) this.#addSubscriber(entry);
      if (before?.status === 'WAITING_FOR_DOI') this.#withdrawOthers(identity, entry.consents, at);
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

  /** The subscriber of an unexpired token. */
  findByToken(hash: string, at: number): Subscriber | undefined {
    const row = this.#db.get(
      `SELECT subscribers.* FROM subscribers JOIN tokens ON subscriber = identity
       WHERE hash = :hash AND sentAt > :oldest`,
      { hash, ...oldestAt(at) },
    );
    return row === undefined ? undefined : this.#subscriberFrom(row as Row);
  }

  /**
   * Confirms the subscriber of an unexpired token and sends a mail: every requested consent is given from now on.
   * Confirming twice changes nothing and sends none.
   */
  confirm(hash: string, at: number, welcome: (subscriber: Subscriber) => Mail): Subscriber | undefined {
    return this.#db.inTransaction(() => {
      const before = this.findByToken(hash, at);
      if (before?.status !== 'WAITING_FOR_DOI') return before;
      const { identity } = before;
      this.#db.run(`UPDATE subscribers SET status = 'SUBSCRIBED', confirmedAt = :at WHERE identity = :identity`, {
        identity,
        at,
      });
      this.#db.run(
        `UPDATE consents SET state = 'given', changedAt = :at WHERE subscriber = :identity AND state = 'requested'`,
        { identity, at },
      );
      const subscriber = this.findByToken(hash, at) ?? before;
      this.#addMail(identity, welcome(subscriber));
      return subscriber;
    });
  }

  /** Changes the subscriber of an unexpired token. */
  update(hash: string, at: number, { consents, ...fields }: SubscriberChanges): Subscriber | undefined {
    return this.#db.inTransaction(() => {
      const before = this.findByToken(hash, at);
      if (before === undefined) return undefined;
      const { identity, salutation, firstName, lastName, interests, status } = { ...before, ...fields };
      this.#db.run(
        `UPDATE subscribers SET salutation = :salutation, firstName = :firstName, lastName = :lastName,
           interests = :interests WHERE identity = :identity`,
        { identity, salutation, firstName, lastName, interests: JSON.stringify(interests) },
      );
      if (consents !== undefined) {
        this.#withdrawOthers(identity, consents, at);
        this.#addConsents(identity, consents, status === 'SUBSCRIBED' ? 'given' : 'requested', at);
      }
      return this.findByToken(hash, at);
    });
  }

  /**
   * Deletes a sign-up that has this status, with all its tokens and mails; with another one it is kept.
   *
   * @returns the sign-up before; `undefined` for an unknown or expired token
   */
  delete(hash: string, at: number, status: Subscriber['status']): Subscriber | undefined {
    return this.#db.inTransaction(() => {
      const before = this.findByToken(hash, at);
      if (before?.status === status)
        this.#db.run('DELETE FROM subscribers WHERE identity = :identity', { identity: before.identity });
      return before;
    });
  }

  /** Deletes expired data: unconfirmed sign-ups, tokens, mails of the same age, staff sessions. */
  purge(at: number): void {
    this.#db.inTransaction(() => {
      this.#db.run(`DELETE FROM subscribers WHERE ${EXPIRED}`, oldestAt(at));
      this.#db.run('DELETE FROM tokens WHERE sentAt <= :oldest', oldestAt(at));
      this.#db.run('DELETE FROM mails WHERE sentAt <= :oldest', oldestAt(at));
      this.#db.run('DELETE FROM staffSessions WHERE expiresAt <= :at', { at });
    });
  }

  /** All subscribers, oldest first. */
  listSubscribers(): Subscriber[] {
    const rows = this.#db.all('SELECT * FROM subscribers ORDER BY rowid') as Row[];
    return rows.map((row) => this.#subscriberFrom(row));
  }

  /** The newest mails of the outbox, newest first. */
  listMails(): Mail[] {
    const rows = this.#db.all(`SELECT json FROM mails ORDER BY rowid DESC LIMIT ${MAILS_SHOWN}`) as { json: string }[];
    return rows.map(({ json }) => JSON.parse(json) as Mail);
  }

  clearMails(): void {
    this.#db.run('DELETE FROM mails');
  }

  #mayGetMail(identity: string, at: number): boolean {
    const sent = this.#db.get(
      `SELECT count(*) AS day, count(*) FILTER (WHERE sentAt > :pause) AS pause
       FROM tokens WHERE subscriber = :identity AND sentAt > :day`,
      { identity, pause: at - MAIL_PAUSE, day: at - DAY },
    ) as { day: number; pause: number };
    return sent.pause === 0 && sent.day < MAILS_PER_DAY;
  }

  /** Creates an unconfirmed subscriber. */
  #addSubscriber({ consents, ...fields }: SignUp): void {
    this.#db.run(
      `INSERT INTO subscribers
         (identity, email, site, locale, salutation, firstName, lastName, origin, originAddition, signedUpAt)
       VALUES
         (:identity, :email, :site, :locale, :salutation, :firstName, :lastName, :origin, :originAddition, :signedUpAt)`,
      { ...fields },
    );
    this.#addConsents(fields.identity, consents, 'requested', fields.signedUpAt);
  }

  /** Records consents that are not requested or given already; one that was withdrawn is recorded again. */
  #addConsents(identity: string, consents: readonly ConsentRequest[], state: ConsentRecord['state'], at: number): void {
    for (const { type, textVersion } of consents) {
      this.#db.run(
        `INSERT INTO consents SELECT :identity, :type, :textVersion, :state, :at, :at WHERE NOT EXISTS
           (SELECT 1 FROM consents WHERE subscriber = :identity AND type = :type AND state <> 'withdrawn')`,
        { identity, type, textVersion, state, at },
      );
    }
  }

  /** Withdraws the consents that are not in a list. `NEWSLETTER` ends with the subscription, not when a list omits it. */
  #withdrawOthers(identity: string, wanted: readonly ConsentRequest[], at: number): void {
    this.#db.run(
      `UPDATE consents SET state = 'withdrawn', changedAt = :at
       WHERE subscriber = :identity AND state <> 'withdrawn' AND type <> 'NEWSLETTER'
         AND type NOT IN (SELECT value FROM json_each(:types))`,
      { identity, at, types: JSON.stringify(wanted.map(({ type }) => type)) },
    );
  }

  #addMail(identity: string, mail: Mail): void {
    const values = { identity, sentAt: Date.parse(mail.sentAt), json: JSON.stringify(mail) };
    this.#db.run('INSERT INTO mails VALUES (:identity, :sentAt, :json)', values);
  }

  #subscriberFrom({ interests, ...fields }: Row): Subscriber {
    const consents = this.#db.all(
      'SELECT type, textVersion, state, requestedAt, changedAt FROM consents WHERE subscriber = :identity ORDER BY rowid',
      { identity: fields.identity },
    ) as ConsentRecord[];
    return { ...fields, interests: JSON.parse(interests) as Subscriber['interests'], consents };
  }
}

/** The link of a mail that was sent at this time or before has expired. */
function oldestAt(at: number): { oldest: number } {
  return { oldest: at - TOKEN_LIFETIME };
}
