// @vitest-environment node
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMemoryStore } from './memory-store.ts';
import { createSqliteStore } from './sqlite-store.ts';
import { MAIL_PAUSE, MAILS_KEPT } from './limits.ts';
import { migrate, STEPS } from './sqlite-schema.ts';
import type { ConsentRequest, Mail, SignUp, StaffSettings, Store } from './store.ts';

const DAY = 24 * 60 * 60 * 1000;
const LIFETIME = 14 * DAY;
const NEWSLETTER = [{ type: 'NEWSLETTER', textVersion: 'v1' }] as const satisfies ConsentRequest[];
const SETTINGS: StaffSettings = { dateTime: '2026-12-01T10:00', test: null, group: null };

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
  { name: 'in memory', create: createMemoryStore },
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

  test('keeps what a waiting sign-up has said, and gives another one a link beside its own', async () => {
    const store = open();
    await store.signUp(signUp({ firstName: 'Anna', consents: [...NEWSLETTER] }), mail('1'));
    const second = signUp({
      tokenHash: 'hash-2',
      tokenExpiresAt: 2 * LIFETIME,
      at: MAIL_PAUSE,
      firstName: 'Eve',
      site: 'HU',
    });
    expect(await store.signUp(second, mail('2'))).toBe('repeated');
    expect(await store.listSubscribers()).toHaveLength(1);
    for (const hash of ['hash-1', 'hash-2']) {
      expect(await store.findByToken(hash, MAIL_PAUSE)).toMatchObject({
        firstName: 'Anna',
        site: 'AT',
        signedUpAt: 0,
        consents: [{ type: 'NEWSLETTER', state: 'requested' }],
      });
    }
    expect((await store.listMails()).map(({ id }) => id)).toEqual(['2', '1']);
    expect((await store.confirm('hash-1', MAIL_PAUSE))?.consents).toMatchObject([
      { type: 'NEWSLETTER', state: 'given' },
    ]);
    expect(await store.confirm('hash-2', MAIL_PAUSE)).toMatchObject({ status: 'SUBSCRIBED', firstName: 'Anna' });
  });

  test.each([
    [0, 'paused'],
    [MAIL_PAUSE, 'repeated'],
  ] as const)('takes back what a sign-up %i ms later does not ask for', async (at, outcome) => {
    const store = open();
    await store.signUp(signUp(), mail('1'));
    expect(await store.signUp(signUp({ tokenHash: 'hash-2', consents: [...NEWSLETTER], at }), mail('2'))).toBe(outcome);
    // Asked for again it stays taken back.
    await store.signUp(signUp({ tokenHash: 'hash-3', at }), mail('3'));
    const subscriber = await store.confirm('hash-1', at);
    expect(subscriber?.consents.map(({ type, state }) => [type, state])).toEqual([
      ['NEWSLETTER', 'given'],
      ['DNE', 'withdrawn'],
    ]);
  });

  test('sends a waiting address one mail in ten minutes, and five in a day', async () => {
    const store = open();
    const mailsAfter = async (at: number): Promise<number> => {
      await store.signUp(signUp({ tokenHash: `hash-${at}`, at, tokenExpiresAt: at + LIFETIME }), mail(String(at)));
      return (await store.listMails()).length;
    };
    expect(await mailsAfter(0)).toBe(1);
    expect(await mailsAfter(MAIL_PAUSE - 1)).toBe(1);
    expect(await store.findByToken(`hash-${MAIL_PAUSE - 1}`, MAIL_PAUSE)).toBeUndefined();
    for (const count of [1, 2, 3, 4]) expect(await mailsAfter(count * MAIL_PAUSE)).toBe(count + 1);
    expect(await mailsAfter(5 * MAIL_PAUSE)).toBe(5);
    expect(await mailsAfter(DAY)).toBe(6);
  });

  test('keeps a number of mails, the newest', async () => {
    const store = open();
    for (let count = 1; count <= MAILS_KEPT + 2; count += 1) {
      const entry = signUp({ identity: `${count}@example.org`, tokenHash: `hash-${count}` });
      await store.signUp(entry, mail(String(count)));
    }
    // Those that are not sent push none out.
    await store.signUp(signUp({ identity: '3@example.org', tokenHash: 'other' }), mail('other'));
    const ids = (await store.listMails()).map(({ id }) => id);
    expect([ids.length, ids[0], ids.at(-1)]).toEqual([MAILS_KEPT, String(MAILS_KEPT + 2), '3']);
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

  test('confirms once, and gives the same answer again', async () => {
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

  test('deletes by a purge what has had its time, and nothing else', async () => {
    const store = open();
    await store.signUp(signUp({ tokenExpiresAt: LIFETIME }), mail('1'));
    await store.signUp(
      signUp({ identity: 'bea@example.org', tokenHash: 'hash-2', tokenExpiresAt: LIFETIME }),
      mail('2'),
    );
    await store.confirm('hash-2', 5);
    const late = { identity: 'carl@example.org', tokenHash: 'hash-3', at: 1, tokenExpiresAt: LIFETIME + 1 };
    await store.signUp(signUp(late), { ...mail('3'), sentAt: new Date(1).toISOString() });
    await store.saveStaffSession('old', SETTINGS, LIFETIME);
    await store.saveStaffSession('new', SETTINGS, LIFETIME + 1);

    await store.purge(LIFETIME - 1);
    expect(await store.listSubscribers()).toHaveLength(3);
    expect(await store.listMails()).toHaveLength(3);
    await store.purge(LIFETIME);
    expect((await store.listSubscribers()).map(({ identity }) => identity)).toEqual([
      'bea@example.org',
      'carl@example.org',
    ]);
    expect((await store.listMails()).map(({ id }) => id)).toEqual(['3']);
    expect(await store.findStaffSession('old', 0)).toBeUndefined();
    expect(await store.findStaffSession('new', 0)).toEqual(SETTINGS);
  });

  test('keeps a waiting sign-up as long as one of its links works', async () => {
    const store = open();
    await store.signUp(signUp({ tokenExpiresAt: LIFETIME }), mail('1'));
    await store.signUp(signUp({ tokenHash: 'hash-2', at: DAY, tokenExpiresAt: DAY + LIFETIME }), mail('2'));
    await store.purge(LIFETIME);
    expect(await store.findByToken('hash-1', LIFETIME)).toBeUndefined();
    expect(await store.findByToken('hash-2', LIFETIME)).toBeDefined();
    await store.purge(DAY + LIFETIME);
    expect(await store.listSubscribers()).toEqual([]);
  });

  test('deletes a sign-up that is refused, with its links and mails', async () => {
    const store = open();
    await store.signUp(signUp(), mail('1'));
    await store.signUp(signUp({ tokenHash: 'hash-2', at: MAIL_PAUSE, tokenExpiresAt: LIFETIME }), mail('2'));
    await store.signUp(signUp({ identity: 'bea@example.org', tokenHash: 'hash-3', at: MAIL_PAUSE }), mail('3'));
    expect(await store.refuse('hash-9', MAIL_PAUSE)).toBeUndefined();
    expect(await store.refuse('hash-2', LIFETIME)).toBeUndefined();
    expect(await store.refuse('hash-1', MAIL_PAUSE)).toBe('deleted');
    expect(await store.findByToken('hash-2', MAIL_PAUSE)).toBeUndefined();
    expect((await store.listSubscribers()).map(({ identity }) => identity)).toEqual(['bea@example.org']);
    expect((await store.listMails()).map(({ id }) => id)).toEqual(['3']);
  });

  test('keeps a sign-up that is refused after it was confirmed', async () => {
    const store = open();
    await store.signUp(signUp(), mail('1'));
    await store.confirm('hash-1', 5);
    expect(await store.refuse('hash-1', 6)).toBe('subscribed');
    expect(await store.listSubscribers()).toHaveLength(1);
  });

  test('changes what is named and leaves the rest', async () => {
    const store = open();
    await store.signUp(signUp({ firstName: 'Anna', lastName: 'Muster' }), mail('1'));
    const after = await store.update('hash-1', 5, { firstName: null, interests: ['COFFEE', 'STORE'] });
    expect(after).toMatchObject({ firstName: null, lastName: 'Muster', interests: ['COFFEE', 'STORE'] });
    expect(await store.findByToken('hash-1', 5)).toEqual(after);
  });

  test('keeps the record of a consent that is withdrawn and given again', async () => {
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

  test('gives copies, so that a caller changes nothing in it', async () => {
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
  test('has everything after it was closed and opened again', async () => {
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

  test('takes back a sign-up whose mail cannot be kept', async () => {
    const store = createSqliteStore(join(folder, 'shop.sqlite'));
    opened.push(store);
    await store.signUp(signUp(), mail('1'));
    const other = signUp({ identity: 'bea@example.org', tokenHash: 'hash-2' });
    await expect(store.signUp(other, mail('1'))).rejects.toThrow('UNIQUE');
    expect(await store.listSubscribers()).toHaveLength(1);
  });

  test('keeps the links and mails of a file of an older program', async () => {
    const file = join(folder, 'shop.sqlite');
    const database = new DatabaseSync(file);
    migrate(database, STEPS.slice(0, 2));
    database.exec(`
      INSERT INTO subscribers VALUES (7, 'a@b.example', 'a@b.example', 'WAITING_FOR_DOI', 'DE', 'de-DE', NULL, NULL, NULL, 'x', 'y', 5, NULL);
      INSERT INTO tokens VALUES (7, 'hash-1', ${LIFETIME + 5});
      INSERT INTO mails VALUES (1, 'm', 's', 'a@b.example', 'DE', 'de-DE', 's', 'h', 't', 'u', '1970-01-01T00:00:00.005Z');
    `);
    database.close();

    const store = createSqliteStore(file);
    opened.push(store);
    expect(await store.listMails()).toHaveLength(1);
    const again = signUp({ identity: 'a@b.example', tokenHash: 'hash-2', at: 6 });
    expect(await store.signUp(again, mail('2'))).toBe('paused');
    expect(await store.confirm('hash-1', LIFETIME)).toMatchObject({ status: 'SUBSCRIBED' });
  });

  test('refuses a file of a newer program', () => {
    const file = join(folder, 'shop.sqlite');
    const database = new DatabaseSync(file);
    database.exec('PRAGMA user_version = 99');
    database.close();
    expect(() => createSqliteStore(file)).toThrow('schema 99');
  });
});

function signUp(changes: Partial<SignUp> = {}): SignUp {
  return {
    identity: 'anna@example.org',
    email: 'Anna@example.org',
    site: 'AT',
    locale: 'de-AT',
    salutation: null,
    firstName: null,
    lastName: null,
    origin: 'onsite',
    originAddition: 'subsite',
    consents: [
      { type: 'NEWSLETTER', textVersion: 'v1' },
      { type: 'DNE', textVersion: 'v1' },
    ],
    at: 0,
    tokenHash: 'hash-1',
    tokenExpiresAt: LIFETIME,
    ...changes,
  };
}

function mail(id: string): Mail {
  return {
    id,
    from: 'Shop',
    to: 'Anna@example.org',
    site: 'AT',
    locale: 'de-AT',
    subject: 'Subject',
    html: '<p>Body</p>',
    text: 'Body',
    confirmUrl: 'http://shop.test/confirm.html?token=x',
    sentAt: '1970-01-01T00:00:00.000Z',
  };
}
