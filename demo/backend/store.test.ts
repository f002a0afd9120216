// @vitest-environment node
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createInBrowser } from '../../test/support/browser-store.ts';
import { mail, signUp } from '../../test/support/sign-ups.ts';
import { MAIL_PAUSE } from './limits.ts';
import { createMemoryStore } from './memory-store.ts';
import { migrate, STEPS } from './sqlite-schema.ts';
import { createSqliteStore } from './sqlite-store.ts';
import type { Store } from './store.ts';
import { TOKEN_LIFETIME } from './tokens.ts';

let folder: string;
let opened: Store[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-store-'));
  opened = [];
});

afterEach(async () => {
  await Promise.all(opened.map((store) => store.close()));
  await rm(folder, { recursive: true });
});

const STORES = [
  { name: 'in memory', create: () => createMemoryStore() },
  { name: 'in a browser', create: () => createInBrowser() },
  { name: 'in SQLite', create: () => createSqliteStore(join(folder, 'new/shop.sqlite')) },
];

describe.each(STORES)('a store $name', ({ create }) => {
  const open = (): Store => {
    const store = create();
    opened.push(store);
    return store;
  };

  test('keeps a sign-up with its mail', async () => {
    const store = open();
    expect(await store.signUp(signUp({ firstName: 'Anna' }), mail('1'))).toBe('created');
    expect(await store.findByToken('hash-1', 5)).toEqual({
      identity: 'anna@example.org',
      email: 'Anna@example.org',
      status: 'WAITING_FOR_DOI',
      site: 'AT',
      locale: 'de-AT',
      salutation: null,
      firstName: 'Anna',
      lastName: null,
      origin: 'onsite',
      originAddition: 'subsite',
      consents: [
        { type: 'NEWSLETTER', textVersion: 'v1', state: 'requested', requestedAt: 0, changedAt: 0 },
        { type: 'DNE', textVersion: 'v1', state: 'requested', requestedAt: 0, changedAt: 0 },
      ],
      interests: [],
      signedUpAt: 0,
      confirmedAt: null,
    });
    expect(await store.listMails()).toEqual([mail('1')]);
  });

  test('leaves a subscribed address alone and drops the mail', async () => {
    const store = open();
    await store.signUp(signUp({ firstName: 'Anna' }), mail('1'));
    await store.confirm('hash-1', 5);
    const before = await store.listSubscribers();
    expect(await store.signUp(signUp({ firstName: 'Eve', tokenHash: 'hash-2', at: 6 }), mail('2'))).toBe('ignored');
    expect(await store.listSubscribers()).toEqual(before);
    expect(await store.findByToken('hash-2', 7)).toBeUndefined();
    expect(await store.listMails()).toHaveLength(1);
  });

  test('confirms once, and returns the same result again', async () => {
    const store = open();
    await store.signUp(signUp(), mail('1'));
    const first = await store.confirm('hash-1', 5);
    expect(first).toMatchObject({ status: 'SUBSCRIBED', confirmedAt: 5 });
    expect(first?.consents.map(({ state, changedAt }) => [state, changedAt])).toEqual([
      ['given', 5],
      ['given', 5],
    ]);
    expect(await store.confirm('hash-1', 6)).toEqual(first);
  });

  test('knows a token until the moment it expires', async () => {
    const store = open();
    await store.signUp(signUp({ tokenExpiresAt: 10 }), mail('1'));
    expect(await store.findByToken('hash-1', 9)).toBeDefined();
    expect(await store.findByToken('hash-1', 10)).toBeUndefined();
    expect(await store.confirm('hash-1', 10)).toBeUndefined();
    expect(await store.update('hash-1', 10, { firstName: 'Eve' })).toBeUndefined();
  });

  test('deletes unconfirmed sign-ups that expired, never subscribers', async () => {
    const store = open();
    await store.signUp(signUp({ tokenExpiresAt: 10 }), mail('1'));
    await store.signUp(signUp({ identity: 'bea@example.org', tokenHash: 'hash-2', tokenExpiresAt: 10 }), mail('2'));
    await store.confirm('hash-2', 5);
    await store.signUp(signUp({ identity: 'carl@example.org', tokenHash: 'hash-3', at: 10 }), mail('3'));
    const identities = (await store.listSubscribers()).map(({ identity }) => identity);
    expect(identities).toEqual(['bea@example.org', 'carl@example.org']);
  });

  test('changes only the given fields', async () => {
    const store = open();
    await store.signUp(signUp({ firstName: 'Anna', lastName: 'Muster' }), mail('1'));
    const after = await store.update('hash-1', 5, { firstName: null, interests: ['COFFEE', 'STORE'] });
    expect(after).toMatchObject({ firstName: null, lastName: 'Muster', interests: ['COFFEE', 'STORE'] });
    expect(await store.findByToken('hash-1', 5)).toEqual(after);
  });

  test('keeps the records of a consent that is withdrawn and given again', async () => {
    const store = open();
    await store.signUp(signUp(), mail('1'));
    await store.confirm('hash-1', 5);
    await store.update('hash-1', 6, { consents: [] });
    const after = await store.update('hash-1', 7, { consents: [{ type: 'DNE', textVersion: 'v2' }] });
    expect(after?.consents).toEqual([
      { type: 'NEWSLETTER', textVersion: 'v1', state: 'given', requestedAt: 0, changedAt: 5 },
      { type: 'DNE', textVersion: 'v1', state: 'withdrawn', requestedAt: 0, changedAt: 6 },
      { type: 'DNE', textVersion: 'v2', state: 'given', requestedAt: 7, changedAt: 7 },
    ]);
  });

  test('keeps one subscriber when the same address signs up many times at once', async () => {
    const store = open();
    const entries = Array.from({ length: 20 }, (_, index) => signUp({ tokenHash: `hash-${index}` }));
    const outcomes = await Promise.all(entries.map((entry, index) => store.signUp(entry, mail(String(index)))));
    expect(outcomes.filter((outcome) => outcome === 'created')).toHaveLength(1);
    expect(await store.listSubscribers()).toHaveLength(1);
    const found = await Promise.all(entries.map(({ tokenHash }) => store.findByToken(tokenHash, 5)));
    expect(found.filter((subscriber) => subscriber !== undefined)).toHaveLength(1);
  });

  test('returns copies, so that a caller cannot change its data', async () => {
    const store = open();
    await store.signUp(signUp(), mail('1'));
    const subscriber = await store.findByToken('hash-1', 5);
    subscriber?.consents.pop();
    expect((await store.findByToken('hash-1', 5))?.consents).toHaveLength(2);
  });

  test('empties the outbox', async () => {
    const store = open();
    await store.signUp(signUp(), mail('1'));
    await store.clearMails();
    expect(await store.listMails()).toEqual([]);
  });

  test('counts the logouts of each customer', async () => {
    const store = open();
    await store.addLogout('new');
    await store.addLogout('new');
    expect([
      await store.countLogouts('new'),
      await store.countLogouts('partial'),
      await store.countLogouts('x'),
    ]).toEqual([2, 0, 0]);
  });

  test('knows the demo customers, and keeps its secrets', async () => {
    const store = open();
    expect(await store.findCustomer('consented')).toMatchObject({ firstName: 'Jonas', consents: ['DNE'] });
    expect(await store.findCustomer('nobody')).toBeUndefined();
    expect(await store.secret('a')).toBe(await store.secret('a'));
    expect(await store.secret('a')).not.toBe(await store.secret('b'));
  });
});

describe('a store in SQLite', () => {
  test('has all data after it was closed and opened again', async () => {
    const file = join(folder, 'shop.sqlite');
    const first = createSqliteStore(file);
    await first.signUp(signUp(), mail('1'));
    const [subscribers, mails, secret] = [
      await first.listSubscribers(),
      await first.listMails(),
      await first.secret('a'),
    ];
    await first.close();

    const second = createSqliteStore(file);
    opened.push(second);
    expect(await second.listSubscribers()).toEqual(subscribers);
    expect(await second.listMails()).toEqual(mails);
    expect(await second.secret('a')).toBe(secret);
    expect(await second.confirm('hash-1', 5)).toMatchObject({ status: 'SUBSCRIBED' });
  });

  test('shares a file with another program', async () => {
    const file = join(folder, 'shop.sqlite');
    const [first, second] = [createSqliteStore(file), createSqliteStore(file)];
    opened.push(first, second);
    await first.signUp(signUp(), mail('1'));
    expect(await second.signUp(signUp({ tokenHash: 'hash-2', at: MAIL_PAUSE }), mail('2'))).toBe('repeated');
    expect(await first.listSubscribers()).toHaveLength(1);
    expect(await first.findByToken('hash-2', MAIL_PAUSE)).toBeDefined();
  });

  test('rolls back a sign-up whose mail cannot be saved', async () => {
    const store = createSqliteStore(join(folder, 'shop.sqlite'));
    opened.push(store);
    await store.signUp(signUp(), mail('1'));
    const other = signUp({ identity: 'bea@example.org', tokenHash: 'hash-2' });
    await expect(store.signUp(other, mail('1'))).rejects.toThrow('UNIQUE');
    expect(await store.listSubscribers()).toHaveLength(1);
  });

  test('keeps the links and mails in a file of an older version', async () => {
    const file = join(folder, 'shop.sqlite');
    const database = new DatabaseSync(file);
    migrate(database, STEPS.slice(0, 2));
    database.exec(`
      INSERT INTO subscribers VALUES (7, 'a@b.example', 'a@b.example', 'WAITING_FOR_DOI', 'DE', 'de-DE', NULL, NULL, NULL, 'x', 'y', 5, NULL);
      INSERT INTO tokens VALUES (7, 'hash-1', ${TOKEN_LIFETIME + 5});
      INSERT INTO mails VALUES (1, 'm', 's', 'a@b.example', 'DE', 'de-DE', 's', 'h', 't', 'u', '1970-01-01T00:00:00.005Z');
    `);
    database.close();

    const store = createSqliteStore(file);
    opened.push(store);
    expect(await store.listMails()).toHaveLength(1);
    const again = signUp({ identity: 'a@b.example', tokenHash: 'hash-2', at: 6 });
    expect(await store.signUp(again, mail('2'))).toBe('paused');
    expect(await store.confirm('hash-1', TOKEN_LIFETIME)).toMatchObject({ status: 'SUBSCRIBED' });
  });

  test('refuses a file of a newer version', () => {
    const file = join(folder, 'shop.sqlite');
    const database = new DatabaseSync(file);
    database.exec('PRAGMA user_version = 99');
    database.close();
    expect(() => createSqliteStore(file)).toThrow('schema 99');
  });
});
