import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { mail, signUp } from '../../test/support/sign-ups.ts';
import { Database } from './database.ts';
import type { Mail } from './records.ts';
import { Store } from './store.ts';
import { TOKEN_LIFETIME } from './tokens.ts';

const BEA = { identity: 'bea@example.org' };

const welcome = (): Mail => mail('welcome');

let store: Store;

beforeEach(() => {
  store = new Store(new Database());
});

const mailIds = (): string[] => store.listMails().map(({ id }) => id);
const identities = (): string[] => store.listSubscribers().map(({ identity }) => identity);

test('an address that waits keeps the data of its first sign-up, and the consents that all have', () => {
  store.signUp(signUp(), 'hash-1', mail('1'));
  expect(store.findByToken('hash-1', 1)?.consents).toEqual(['DNE']);
  store.signUp(signUp({ consents: [], firstName: 'Eve', signedUpAt: 3 }), 'hash-2', mail('2'));
  store.signUp(signUp({ signedUpAt: 4 }), 'hash-3', mail('3'));
  expect(store.confirm('hash-1', 8, welcome)).toMatchObject({ firstName: null, signedUpAt: 0, consents: [] });
});

test('a sign-up deletes what has expired before, and nothing else', () => {
  store.signUp(signUp(), 'hash-1', mail('1'));
  store.signUp(signUp(BEA), 'hash-2', mail('2'));
  store.confirm('hash-2', 5, welcome);
  const late = { ...mail('3'), sentAt: new Date(1).toISOString() };
  store.signUp(signUp({ identity: 'carl@example.org', signedUpAt: 1 }), 'hash-3', late);
  store.signUp(signUp({ identity: 'dora@example.org', signedUpAt: TOKEN_LIFETIME - 1 }), 'hash-4', mail('4'));
  expect([identities(), mailIds()]).toMatchObject([{ length: 4 }, { length: 5 }]);
  store.signUp(signUp({ identity: 'emil@example.org', signedUpAt: TOKEN_LIFETIME }), 'hash-5', mail('5'));
  expect(identities()).toEqual(['bea@example.org', 'carl@example.org', 'dora@example.org', 'emil@example.org']);
  expect(mailIds()).toEqual(['5', '3']);
});

test('a sign-up that fails leaves nothing, and the next one works', () => {
  store.signUp(signUp(), 'hash-1', mail('1'));
  expect(() => store.signUp(signUp(BEA), 'hash-1', mail('2'))).toThrow('UNIQUE');
  expect(identities()).toEqual(['anna@example.org']);
  expect(store.signUp(signUp(BEA), 'hash-2', mail('3'))).toBe(true);
});

test.runIf(process.platform !== 'win32')('a file is made, and no other user of the machine can read it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shop-store-'));
  const file = join(folder, 'new/shop.sqlite');
  new Database(file).close();
  await chmod(file, 0o644);
  const database = new Database(file);
  new Store(database).signUp(signUp(), 'hash-1', mail('1'));
  const files = await readdir(join(file, '..'));
  expect(files).toEqual(['shop.sqlite', 'shop.sqlite-shm', 'shop.sqlite-wal']);
  const modes = await Promise.all(files.map(async (name) => (await stat(join(file, '..', name))).mode & 0o077));
  expect(modes).toEqual([0, 0, 0]);
  database.close();
  await rm(folder, { recursive: true });
});
