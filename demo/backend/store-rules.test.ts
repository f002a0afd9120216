// @vitest-environment node
import { afterEach, describe, expect, test } from 'vitest';
import { createInBrowser } from '../../test/support/browser-store.ts';
import { mail, NEWSLETTER, signUp } from '../../test/support/sign-ups.ts';
import { MAIL_PAUSE, MAILS_KEPT } from './limits.ts';
import { createMemoryStore } from './memory-store.ts';
import { createSqliteStore } from './sqlite-store.ts';
import type { StaffSettings, Store } from './store.ts';
import { TOKEN_LIFETIME } from './tokens.ts';

const DAY = 24 * 60 * 60 * 1000;
const SETTINGS: StaffSettings = { dateTime: '2026-12-01T10:00', test: null, group: null };

let opened: Store | undefined;

afterEach(async () => {
  await opened?.close();
  opened = undefined;
});

describe.each([
  { name: 'in memory', create: () => createMemoryStore() },
  { name: 'in a browser', create: () => createInBrowser() },
  { name: 'in SQLite', create: () => createSqliteStore(':memory:') },
])('a store $name', ({ create }) => {
  const open = (): Store => {
    opened = create();
    return opened;
  };

  test('keeps the data of a waiting sign-up, and adds a link for a repeated one', async () => {
    const store = open();
    await store.signUp(signUp({ firstName: 'Anna', consents: NEWSLETTER }), mail('1'));
    const second = signUp({
      tokenHash: 'hash-2',
      tokenExpiresAt: 2 * TOKEN_LIFETIME,
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
    expect(await store.signUp(signUp({ tokenHash: 'hash-2', consents: NEWSLETTER, at }), mail('2'))).toBe(outcome);
    // A consent that was removed stays removed when a later sign-up asks for it.
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
      await store.signUp(
        signUp({ tokenHash: `hash-${at}`, at, tokenExpiresAt: at + TOKEN_LIFETIME }),
        mail(String(at)),
      );
      return (await store.listMails()).length;
    };
    expect(await mailsAfter(0)).toBe(1);
    expect(await mailsAfter(MAIL_PAUSE - 1)).toBe(1);
    expect(await store.findByToken(`hash-${MAIL_PAUSE - 1}`, MAIL_PAUSE)).toBeUndefined();
    for (const count of [1, 2, 3, 4]) expect(await mailsAfter(count * MAIL_PAUSE)).toBe(count + 1);
    expect(await mailsAfter(5 * MAIL_PAUSE)).toBe(5);
    expect(await mailsAfter(DAY)).toBe(6);
  });

  test('keeps a limited number of mails, the newest', async () => {
    const store = open();
    for (let count = 1; count <= MAILS_KEPT + 2; count += 1) {
      const entry = signUp({ identity: `${count}@example.org`, tokenHash: `hash-${count}` });
      await store.signUp(entry, mail(String(count)));
    }
    // Mails that are not sent delete none of the others.
    await store.signUp(signUp({ identity: '3@example.org', tokenHash: 'other' }), mail('other'));
    const ids = (await store.listMails()).map(({ id }) => id);
    expect([ids.length, ids[0], ids.at(-1)]).toEqual([MAILS_KEPT, String(MAILS_KEPT + 2), '3']);
  });

  test('purges expired data, and nothing else', async () => {
    const store = open();
    await store.signUp(signUp({ tokenExpiresAt: TOKEN_LIFETIME }), mail('1'));
    await store.signUp(
      signUp({ identity: 'bea@example.org', tokenHash: 'hash-2', tokenExpiresAt: TOKEN_LIFETIME }),
      mail('2'),
    );
    await store.confirm('hash-2', 5);
    const late = { identity: 'carl@example.org', tokenHash: 'hash-3', at: 1, tokenExpiresAt: TOKEN_LIFETIME + 1 };
    await store.signUp(signUp(late), { ...mail('3'), sentAt: new Date(1).toISOString() });
    await store.saveStaffSession('old', SETTINGS, TOKEN_LIFETIME);
    await store.saveStaffSession('new', SETTINGS, TOKEN_LIFETIME + 1);

    await store.purge(TOKEN_LIFETIME - 1);
    expect(await store.listSubscribers()).toHaveLength(3);
    expect(await store.listMails()).toHaveLength(3);
    await store.purge(TOKEN_LIFETIME);
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
    await store.signUp(signUp({ tokenExpiresAt: TOKEN_LIFETIME }), mail('1'));
    await store.signUp(signUp({ tokenHash: 'hash-2', at: DAY, tokenExpiresAt: DAY + TOKEN_LIFETIME }), mail('2'));
    await store.purge(TOKEN_LIFETIME);
    expect(await store.findByToken('hash-1', TOKEN_LIFETIME)).toBeUndefined();
    expect(await store.findByToken('hash-2', TOKEN_LIFETIME)).toBeDefined();
    await store.purge(DAY + TOKEN_LIFETIME);
    expect(await store.listSubscribers()).toEqual([]);
  });

  test('deletes a sign-up that is refused, with its links and mails', async () => {
    const store = open();
    await store.signUp(signUp(), mail('1'));
    await store.signUp(signUp({ tokenHash: 'hash-2', at: MAIL_PAUSE, tokenExpiresAt: TOKEN_LIFETIME }), mail('2'));
    await store.signUp(signUp({ identity: 'bea@example.org', tokenHash: 'hash-3', at: MAIL_PAUSE }), mail('3'));
    expect(await store.refuse('hash-9', MAIL_PAUSE)).toBeUndefined();
    expect(await store.refuse('hash-2', TOKEN_LIFETIME)).toBeUndefined();
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
});
