import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { createToken } from './tokens.ts';

/** Times are epoch milliseconds. Tokens and mails are deleted with their subscriber. */
const TABLES = `
  CREATE TABLE IF NOT EXISTS subscribers (identity TEXT PRIMARY KEY, json TEXT NOT NULL) STRICT;

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
  CREATE TABLE IF NOT EXISTS secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
`;

const IN_MEMORY = ':memory:';

type Values = Readonly<Record<string, SQLInputValue>>;

/** The state of the backend, in SQLite. Several programs may use one file. */
export class Database extends DatabaseSync {
  /** @param file path of the file, which is created with its folder if missing. Default: in memory. */
  constructor(file = IN_MEMORY) {
    if (file !== IN_MEMORY) makePrivate(file);
    super(file, { timeout: 5000 });
    this.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; ${TABLES}`);
  }

  run(sql: string, values: Values = {}): void {
    this.prepare(sql).run(values);
  }

  get(sql: string, values: Values = {}): unknown {
    return this.prepare(sql).get(values);
  }

  /** The values of the column `json` in a result. The caller knows their type. */
  documents(sql: string, values: Values = {}): unknown[] {
    const rows = this.prepare(sql).all(values) as { json: string }[];
    return rows.map(({ json }) => JSON.parse(json) as unknown);
  }

  /** Runs statements in one transaction. It has the write lock from its start, so that nothing changes after it was read. */
  inTransaction<Result>(work: () => Result): Result {
    this.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.exec('COMMIT');
      return result;
    } catch (error) {
      this.exec('ROLLBACK');
      throw error;
    }
  }

  /** A random secret, created on first use and kept from then on. */
  secret(name: string): string {
    const value = createToken();
    this.run('INSERT OR IGNORE INTO secrets VALUES (:name, :value)', { name, value });
    return (this.get('SELECT value FROM secrets WHERE name = :name', { name }) as { value: string }).value;
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
