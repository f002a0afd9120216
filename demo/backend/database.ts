import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { createToken } from './tokens.ts';

/** Times are epoch milliseconds. Consents, tokens and mails are deleted with their subscriber. */
const TABLES = `
  CREATE TABLE IF NOT EXISTS subscribers (
    identity TEXT PRIMARY KEY,
    email TEXT NOT NULL,
    status TEXT NOT NULL DEFAULT 'WAITING_FOR_DOI',
    site TEXT NOT NULL,
    locale TEXT NOT NULL,
    salutation TEXT,
    firstName TEXT,
    lastName TEXT,
    origin TEXT NOT NULL,
    originAddition TEXT NOT NULL,
    interests TEXT NOT NULL DEFAULT '[]',
    signedUpAt INTEGER NOT NULL,
    confirmedAt INTEGER
  ) STRICT;

  CREATE TABLE IF NOT EXISTS consents (
    subscriber TEXT NOT NULL REFERENCES subscribers ON DELETE CASCADE,
    type TEXT NOT NULL,
    textVersion TEXT NOT NULL,
    state TEXT NOT NULL,
    requestedAt INTEGER NOT NULL,
    changedAt INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS consentsOf ON consents (subscriber);

  CREATE TABLE IF NOT EXISTS tokens (
    hash TEXT PRIMARY KEY,
    subscriber TEXT NOT NULL REFERENCES subscribers ON DELETE CASCADE,
    sentAt INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS tokensOf ON tokens (subscriber, sentAt);

  CREATE TABLE IF NOT EXISTS mails (
    subscriber TEXT NOT NULL REFERENCES subscribers ON DELETE CASCADE,
    sentAt INTEGER NOT NULL,
    json TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS mailsOf ON mails (subscriber);

  CREATE TABLE IF NOT EXISTS staffSessions (id TEXT PRIMARY KEY, settings TEXT NOT NULL, expiresAt INTEGER NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS logouts (customer TEXT PRIMARY KEY, count INTEGER NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
`;

/** The name that SQLite gives a database without a file. */
const IN_MEMORY = ':memory:';

/** The values of a statement, by the names that it gives them after a colon. */
type Values = Readonly<Record<string, SQLInputValue>>;

/**
 * The state of the backend, in SQLite. Several programs may use one file.
 *
 * A statement returns when the system has its changes: a crash of this program loses nothing that was answered, a power
 * failure perhaps the last moments.
 */
export class Database {
  readonly #sqlite: DatabaseSync;

  /** @param file path of the file, which is created with its folder if missing. Default: in memory. */
  constructor(file = IN_MEMORY) {
    if (file !== IN_MEMORY) makePrivate(file);
    this.#sqlite = new DatabaseSync(file, { timeout: 5000 });
    this.#sqlite.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
    this.#sqlite.exec(TABLES);
  }

  run(sql: string, values: Values = {}): void {
    this.#sqlite.prepare(sql).run(values);
  }

  /** The first row of a result. The caller knows its type. */
  get(sql: string, values: Values = {}): unknown {
    return this.#sqlite.prepare(sql).get(values);
  }

  /** All rows of a result. */
  all(sql: string, values: Values = {}): readonly unknown[] {
    return this.#sqlite.prepare(sql).all(values);
  }

  /**
   * Runs statements in one transaction. IMMEDIATE takes the write lock at the start, so that nothing can change after it
   * was read.
   */
  inTransaction<Result>(work: () => Result): Result {
    this.#sqlite.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.#sqlite.exec('COMMIT');
      return result;
    } catch (error) {
      this.#sqlite.exec('ROLLBACK');
      throw error;
    }
  }

  /** A random secret, created on first use and kept from then on. */
  secret(name: string): string {
    const value = createToken();
    this.run('INSERT OR IGNORE INTO secrets VALUES (:name, :value)', { name, value });
    return (this.get('SELECT value FROM secrets WHERE name = :name', { name }) as { value: string }).value;
  }

  close(): void {
    this.#sqlite.close();
  }
}

/**
 * Lets only the user that runs the program read the file, because it holds keys and tokens. SQLite gives the files that
 * it creates beside this one the same permissions.
 */
function makePrivate(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
}
