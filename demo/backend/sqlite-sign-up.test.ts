// @vitest-environment node
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { mail, signUp } from '../../test/support/sign-ups.ts';
import { MAIL_PAUSE } from './limits.ts';
import { openOutbox } from './sqlite-outbox.ts';
import { migrate } from './sqlite-schema.ts';
import { recordSignUp } from './sqlite-sign-up.ts';
import { openSubscriberTables } from './sqlite-subscribers.ts';
import { confirmed } from './subscription-rules.ts';

// Otherwise the response time would reveal who is a subscriber.
test('the same is written for an unknown, a waiting and a subscribed address', () => {
  const { record, confirm, outcomes, operations } = openStore();
  record(0);
  record(1);
  record(MAIL_PAUSE);
  confirm();
  record(2 * MAIL_PAUSE);
  expect(outcomes).toEqual(['created', 'paused', 'repeated', 'ignored']);
  const [first, ...others] = operations;
  expect(first).toEqual(expect.arrayContaining(['save', 'addToken', 'add']));
  for (const other of others) expect(other).toEqual(first);
});

test('rows that must not stay are rolled back', () => {
  const { record, confirm, database } = openStore();
  record(0);
  confirm();
  record(MAIL_PAUSE);
  expect(database.prepare('SELECT hash FROM tokens').all()).toEqual([{ hash: '0' }]);
  expect(database.prepare('SELECT id FROM mails').all()).toEqual([{ id: '0' }]);
});

function openStore() {
  const database = new DatabaseSync(':memory:');
  migrate(database);
  const called: string[] = [];
  const subscribers = openSubscriberTables(database);
  const tables = { subscribers: recording(subscribers, called), outbox: recording(openOutbox(database), called) };
  const outcomes: string[] = [];
  const operations: string[][] = [];
  return {
    database,
    outcomes,
    operations,
    record: (at: number): void => {
      outcomes.push(recordSignUp(tables, signUp({ at, tokenHash: String(at) }), mail(String(at))));
      operations.push(called.splice(0));
    },
    confirm: (): void => {
      const found = subscribers.byIdentity('anna@example.org');
      if (found) subscribers.save(found.id, confirmed(found.subscriber, 5));
    },
  };
}

/** The same object, which writes down the name of each of its functions that is called. */
function recording<Tables extends object>(tables: Tables, called: string[]): Tables {
  return new Proxy(tables, {
    get: (target, name, receiver) => {
      called.push(String(name));
      return Reflect.get(target, name, receiver) as unknown;
    },
  });
}
