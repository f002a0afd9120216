import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createStore, emptyState, type State } from './state-store.ts';
import type { Store } from './store.ts';

/**
 * A store in an SQLite file, whose one row is the state as JSON. The file and its folder are created if missing. Only the
 * user that runs the program may read the file, because it holds keys and tokens. Several programs may use one file.
 *
 * Every sign-up writes the whole state, also one that changes nothing: otherwise the response time would reveal who is
 * a subscriber.
 *
 * @param file path of the file
 */
export function createSqliteStore(file: string): Store {
  makePrivate(file);
  const database = new DatabaseSync(file, { timeout: 5000 });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
  database.exec('CREATE TABLE IF NOT EXISTS state (id INTEGER PRIMARY KEY CHECK (id = 1), json TEXT NOT NULL) STRICT');
  const find = database.prepare('SELECT json FROM state');
  const save = database.prepare('INSERT OR REPLACE INTO state (id, json) VALUES (1, ?)');

  const load = (): State => {
    const json = find.get()?.['json'];
    return typeof json === 'string' ? (JSON.parse(json) as State) : emptyState();
  };
  return createStore({
    read: async (work) => work(load()),
    change: async (work) =>
      inTransaction(database, () => {
        const state = load();
        const result = work(state);
        save.run(JSON.stringify(state));
        return result;
      }),
    close: async () => database.close(),
  });
}

/** SQLite gives the files that it creates beside this one the same permissions. */
function makePrivate(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
}

/**
 * Runs statements in one transaction. IMMEDIATE takes the write lock at the start, so that the state cannot change after
 * it was read.
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
