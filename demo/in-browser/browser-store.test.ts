import { beforeEach, describe, expect, test } from 'vitest';
import { mail, signUp } from '../../test/support/sign-ups.ts';
import { emptyState } from '../backend/state-store.ts';
import type { Store } from '../backend/store.ts';
import { createBrowserStore } from './browser-store.ts';
import { keptInStorage } from './kept-in-storage.ts';

beforeEach(() => localStorage.clear());

const open = (): Store => createBrowserStore(keptInStorage(localStorage, 'shop', emptyState), (work) => work());

describe('a store of the browser', () => {
  test('finds everything again after a reload', async () => {
    const before = open();
    await before.signUp(signUp({ firstName: 'Anna' }), mail('1'));
    await before.saveStaffSession('s', { dateTime: null, test: 'a', group: 'B' }, 100);
    await before.addLogout('new');
    const secret = await before.secret('login-token');

    const after = open();
    expect(await after.findByToken('hash-1', 5)).toMatchObject({ email: 'Anna@example.org', firstName: 'Anna' });
    expect(await after.listMails()).toEqual([mail('1')]);
    expect(await after.findStaffSession('s', 5)).toEqual({ dateTime: null, test: 'a', group: 'B' });
    expect(await after.countLogouts('new')).toBe(1);
    expect(await after.secret('login-token')).toBe(secret);
  });

  test('begins empty where the storage holds something else', async () => {
    localStorage.setItem('shop', '{broken');
    const store = open();
    expect(await store.listMails()).toEqual([]);
    await store.signUp(signUp(), mail('1'));
    expect(await store.listMails()).toEqual([mail('1')]);
  });
});
