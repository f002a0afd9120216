import type { DatabaseSync } from 'node:sqlite';

/**
 * The schema as a list of migration steps. `user_version` of a file is the number of steps applied to it. For a change,
 * add a step; never edit one that was released.
 */
export const STEPS: readonly string[] = [
  `
  CREATE TABLE subscribers (
    id INTEGER PRIMARY KEY,
    identity TEXT NOT NULL UNIQUE,
    email TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('WAITING_FOR_DOI', 'SUBSCRIBED')),
    site TEXT NOT NULL,
    locale TEXT NOT NULL,
    salutation TEXT,
    firstName TEXT,
    lastName TEXT,
    origin TEXT NOT NULL,
    originAddition TEXT NOT NULL,
    signedUpAt INTEGER NOT NULL,
    confirmedAt INTEGER
  ) STRICT;

  CREATE TABLE tokens (
    subscriber INTEGER PRIMARY KEY REFERENCES subscribers (id) ON DELETE CASCADE,
    hash TEXT NOT NULL UNIQUE,
    expiresAt INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE consents (
    id INTEGER PRIMARY KEY,
    subscriber INTEGER NOT NULL REFERENCES subscribers (id) ON DELETE CASCADE,
    type TEXT NOT NULL,
    textVersion TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('requested', 'given', 'withdrawn')),
    requestedAt INTEGER NOT NULL,
    changedAt INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX consentsOfSubscriber ON consents (subscriber);

  CREATE TABLE interests (
    id INTEGER PRIMARY KEY,
    subscriber INTEGER NOT NULL REFERENCES subscribers (id) ON DELETE CASCADE,
    category TEXT NOT NULL
  ) STRICT;
  CREATE INDEX interestsOfSubscriber ON interests (subscriber);

  CREATE TABLE mails (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    sender TEXT NOT NULL,
    recipient TEXT NOT NULL,
    site TEXT NOT NULL,
    locale TEXT NOT NULL,
    subject TEXT NOT NULL,
    html TEXT NOT NULL,
    text TEXT NOT NULL,
    confirmUrl TEXT NOT NULL,
    sentAt TEXT NOT NULL
  ) STRICT;

  CREATE TABLE customers (
    id TEXT PRIMARY KEY,
    email TEXT NOT NULL,
    salutation TEXT,
    firstName TEXT,
    lastName TEXT,
    consents TEXT NOT NULL
  ) STRICT;

  CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
  ) STRICT;
  `,
  `
  CREATE TABLE staffSessions (
    id TEXT PRIMARY KEY,
    expiresAt INTEGER NOT NULL,
    dateTime TEXT,
    test TEXT,
    "group" TEXT
  ) STRICT;

  CREATE TABLE abTests (
    name TEXT PRIMARY KEY,
    groups TEXT NOT NULL
  ) STRICT;

  CREATE TABLE abTestPeriods (
    test TEXT NOT NULL REFERENCES abTests (name) ON DELETE CASCADE,
    "from" INTEGER NOT NULL,
    "to" INTEGER NOT NULL,
    PRIMARY KEY (test, "from")
  ) STRICT;
  `,
  `
  ALTER TABLE tokens RENAME TO singleTokens;
  CREATE TABLE tokens (
    hash TEXT PRIMARY KEY,
    subscriber INTEGER NOT NULL REFERENCES subscribers (id) ON DELETE CASCADE,
    sentAt INTEGER NOT NULL,
    expiresAt INTEGER NOT NULL
  ) STRICT;
  INSERT INTO tokens (hash, subscriber, sentAt, expiresAt)
    SELECT hash, subscriber, expiresAt - 14 * 24 * 60 * 60 * 1000, expiresAt FROM singleTokens;
  DROP TABLE singleTokens;
  CREATE INDEX tokensOfSubscriber ON tokens (subscriber);

  ALTER TABLE mails ADD COLUMN subscriber INTEGER REFERENCES subscribers (id) ON DELETE CASCADE;
  CREATE INDEX mailsOfSubscriber ON mails (subscriber);

  ALTER TABLE customers ADD COLUMN logouts INTEGER NOT NULL DEFAULT 0;
  `,
];

/** Migrates a database to the given steps. Throws if a newer version of the program wrote the file. */
export function migrate(database: DatabaseSync, steps = STEPS): void {
  // IMMEDIATE: two programs that open a new file at the same time must not both create the tables.
  database.exec('BEGIN IMMEDIATE');
  try {
    const version = Number(database.prepare('PRAGMA user_version').get()?.['user_version']);
    if (version > steps.length) {
      throw new Error(
        `The database has schema ${version}, this program knows ${steps.length}. Delete the file to start anew.`,
      );
    }
    for (const step of steps.slice(version)) database.exec(step);
    database.exec(`PRAGMA user_version = ${steps.length}`);
    database.exec('COMMIT');
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}
