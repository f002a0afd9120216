// @vitest-environment node
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mail, signUp } from '../../test/support/sign-ups.ts';
import { MAIL_PAUSE, MAILS_KEPT, SIGN_UPS_WAITING } from './limits.ts';
import { createMemoryStore } from './memory-store.ts';
import { createSqliteStore } from './sqlite-store.ts';
import type { Mail, StaffSettings, Store } from './store.ts';
import { TOKEN_LIFETIME } from './tokens.ts';

const DAY = 24 * 60 * 60 * 1000;
const SETTINGS: StaffSettings = { dateTime: '2026-12-01T10:00', test: null, group: null };
const BEA = { identity: 'bea@example.org', tokenHash: 'hash-2' };

const welcome = (): Mail => mail('welcome');

async function mailIds(store: Store): Promise<string[]> {
  return (await store.listMails()).map(({ id }) => id);
}

async function identities(store: Store): Promise<string[]> {
  return (await store.listSubscribers()).map(({ identity }) => identity);
}

describe('a store', () => {
  let store: Store;

  beforeEach(() => {
    store = createMemoryStore();
  });

  test('knows a token until the moment it expires', async () => {
    await store.signUp(signUp({ tokenExpiresAt: 10 }), mail('1'));
    expect(await store.findByToken('hash-1', 9)).toBeDefined();
    expect(await store.findByToken('hash-1', 10)).toBeUndefined();
    expect(await store.confirm('hash-1', 10, welcome)).toBeUndefined();
    expect(await store.update('hash-1', 10, { firstName: 'Eve' })).toBeUndefined();
    expect(await store.refuse('hash-1', 10)).toBeUndefined();
  });

  test('deletes unconfirmed sign-ups that expired at the next sign-up, never subscribers', async () => {
    await store.signUp(signUp({ tokenExpiresAt: 10 }), mail('1'));
    await store.signUp(signUp({ ...BEA, tokenExpiresAt: 10 }), mail('2'));
    await store.confirm('hash-2', 5, welcome);
    await store.signUp(signUp({ identity: 'carl@example.org', tokenHash: 'hash-3', at: 10 }), mail('3'));
    expect(await identities(store)).toEqual(['bea@example.org', 'carl@example.org']);
  });

  test('returns copies, so that a caller cannot change its data', async () => {
    await store.signUp(signUp(), mail('1'));
    const subscriber = await store.findByToken('hash-1', 5);
    subscriber?.consents.pop();
    expect((await store.findByToken('hash-1', 5))?.consents).toHaveLength(2);
  });

  test('keeps a limited number of mails, the newest', async () => {
    for (let count = 1; count <= MAILS_KEPT + 2; count += 1) {
      const entry = signUp({ identity: `${count}@example.org`, tokenHash: `hash-${count}` });
      await store.signUp(entry, mail(String(count)));
    }
    // Mails that are not sent delete none of the others.
    await store.signUp(signUp({ identity: '3@example.org', tokenHash: 'other' }), mail('other'));
    const ids = await mailIds(store);
    expect(ids).toHaveLength(MAILS_KEPT);
    expect(ids[0]).toBe(String(MAILS_KEPT + 2));
    expect(ids.at(-1)).toBe('3');
  });

  test('keeps a limited number of waiting sign-ups, the newest, and every subscriber', async () => {
    await store.signUp(signUp(), mail('1'));
    await store.confirm('hash-1', 5, welcome);
    for (let count = 1; count <= SIGN_UPS_WAITING + 2; count += 1) {
      await store.signUp(
        signUp({ identity: `${count}@example.org`, tokenHash: `hash-${count + 1}` }),
        mail(`${count}`),
      );
    }
    const kept = await identities(store);
    expect(kept.slice(0, 2)).toEqual(['anna@example.org', '3@example.org']);
    expect(kept).toHaveLength(SIGN_UPS_WAITING + 1);
  });

  test('purges expired data, and nothing else', async () => {
    await store.signUp(signUp({ tokenExpiresAt: TOKEN_LIFETIME }), mail('1'));
    await store.signUp(signUp({ ...BEA, tokenExpiresAt: TOKEN_LIFETIME }), mail('2'));
    await store.confirm('hash-2', 5, welcome);
    const late = { identity: 'carl@example.org', tokenHash: 'hash-3', at: 1, tokenExpiresAt: TOKEN_LIFETIME + 1 };
    await store.signUp(signUp(late), { ...mail('3'), sentAt: new Date(1).toISOString() });
    await store.saveStaffSession('old', SETTINGS, TOKEN_LIFETIME);
    await store.saveStaffSession('new', SETTINGS, TOKEN_LIFETIME + 1);

    await store.purge(TOKEN_LIFETIME - 1);
    expect(await store.listSubscribers()).toHaveLength(3);
    expect(await store.listMails()).toHaveLength(4);
    await store.purge(TOKEN_LIFETIME);
    expect(await identities(store)).toEqual(['bea@example.org', 'carl@example.org']);
    expect(await mailIds(store)).toEqual(['3']);
    expect(await store.findStaffSession('old', 0)).toBeUndefined();
    expect(await store.findStaffSession('new', 0)).toEqual(SETTINGS);
  });

  test('keeps a waiting sign-up as long as one of its links works', async () => {
    await store.signUp(signUp({ tokenExpiresAt: TOKEN_LIFETIME }), mail('1'));
    await store.signUp(signUp({ tokenHash: 'hash-2', at: DAY, tokenExpiresAt: DAY + TOKEN_LIFETIME }), mail('2'));
    await store.purge(TOKEN_LIFETIME);
    expect(await store.findByToken('hash-1', TOKEN_LIFETIME)).toBeUndefined();
    expect(await store.findByToken('hash-2', TOKEN_LIFETIME)).toBeDefined();
    await store.purge(DAY + TOKEN_LIFETIME);
    expect(await store.listSubscribers()).toEqual([]);
  });

  test('deletes a sign-up that is refused, with its links and mails', async () => {
    await store.signUp(signUp(), mail('1'));
    await store.signUp(signUp({ tokenHash: 'hash-3', at: MAIL_PAUSE }), mail('2'));
    await store.signUp(signUp(BEA), mail('3'));
    expect(await store.refuse('hash-9', MAIL_PAUSE)).toBeUndefined();
    expect(await store.refuse('hash-1', MAIL_PAUSE)).toBe('deleted');
    expect(await store.findByToken('hash-3', MAIL_PAUSE)).toBeUndefined();
    expect(await identities(store)).toEqual(['bea@example.org']);
    expect(await mailIds(store)).toEqual(['3']);
  });
});

describe('a store in SQLite', () => {
  let file: string;
  let opened: Store[];

  beforeEach(async () => {
    file = join(await mkdtemp(join(tmpdir(), 'shop-store-')), 'new/shop.sqlite');
    opened = [];
  });

  afterEach(async () => {
    await Promise.all(opened.map((store) => store.close()));
    await rm(join(file, '../..'), { recursive: true });
  });

  const open = (): Store => {
    const store = createSqliteStore(file);
    opened.push(store);
    return store;
  };

  test('has all data after it was closed and opened again', async () => {
    const first = createSqliteStore(file);
    await first.signUp(signUp(), mail('1'));
    await first.addLogout('new');
    const secret = await first.secret('a');
    const subscribers = await first.listSubscribers();
    await first.close();

    const second = open();
    expect(await second.listSubscribers()).toEqual(subscribers);
    expect(await second.listMails()).toEqual([mail('1')]);
    expect(await second.countLogouts('new')).toBe(1);
    expect(await second.secret('a')).toBe(secret);
    expect(await second.secret('b')).not.toBe(secret);
  });

  test.runIf(process.platform !== 'win32')('lets no other user of the machine read it', async () => {
    await mkdir(join(file, '..'));
    await writeFile(file, '', { mode: 0o644 });
    const store = open();
    await store.signUp(signUp(), mail('1'));
    const files = await readdir(join(file, '..'));
    expect(files).toEqual(['shop.sqlite', 'shop.sqlite-shm', 'shop.sqlite-wal']);
    const modes = await Promise.all(files.map(async (name) => (await stat(join(file, '..', name))).mode & 0o077));
    expect(modes).toEqual([0, 0, 0]);
  });

  test('shares a file with another program', async () => {
    const [first, second] = [open(), open()];
    await first.signUp(signUp(), mail('1'));
    expect(await second.signUp(signUp({ tokenHash: 'hash-2', at: MAIL_PAUSE }), mail('2'))).toBe('repeated');
    expect(await first.listSubscribers()).toHaveLength(1);
    expect(await first.findByToken('hash-2', MAIL_PAUSE)).toBeDefined();
  });

  test('keeps nothing of a sign-up that fails, and works on', async () => {
    const store = open();
    await store.signUp(signUp(), mail('1'));
    const broken = {
      ...mail('2'),
      toJSON: () => {
        throw new Error('disk full');
      },
    };
    await expect(store.signUp(signUp(BEA), broken)).rejects.toThrow('disk full');
    expect(await store.listSubscribers()).toHaveLength(1);
    expect(await store.signUp(signUp(BEA), mail('3'))).toBe('created');
  });
});
