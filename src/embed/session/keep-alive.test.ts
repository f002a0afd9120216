// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { HOUR, MINUTE, SECOND } from '../../../test/support/fake-device.ts';
import { jwt, SessionHarness } from '../../../test/support/session-harness.ts';

let harness: SessionHarness;

beforeEach(() => {
  harness = new SessionHarness();
});

describe('the first check', () => {
  it.each([
    ['0 for 201', () => 201, 0],
    ['1 for 200', () => 200, 1],
    ['2 for 500', () => 500, 2],
    ['3 for 401', () => 401, 3],
    ['3 for 503', () => 503, 3],
    ['3 for no answer', () => undefined, 3],
  ])('of a due token gives code %s', async (_, onRenew, code) => {
    harness.logIn(-MINUTE, HOUR);
    harness.onRenew = onRenew;
    harness.keepAlive.start();
    await harness.device.run(0);
    expect(harness.heard).toEqual([
      { loggedIn: true, code: null },
      { loggedIn: true, code },
    ]);
    expect(harness.calls).toHaveLength(1);
  });

  it('gives code 4 without a request when the token is not yet due', async () => {
    harness.logIn(MINUTE, HOUR);
    harness.keepAlive.start();
    await harness.device.run(0);
    expect(harness.codes).toEqual([null, 4]);
    expect(harness.calls).toEqual([]);
  });

  it('compares seconds: the token is due in the second that it names, and expired in the one that it names', async () => {
    harness.logIn(0, HOUR);
    harness.device.time += 999;
    harness.onRenew = () => 201;
    harness.keepAlive.start();
    await harness.device.run(0);
    expect(harness.codes).toEqual([null, 0]);

    const expired = new SessionHarness();
    expired.logIn(-HOUR, 0);
    expired.keepAlive.start();
    await expired.device.run(0);
    expect(expired.codes).toEqual([null, 5]);
  });

  it('gives code 5 without a request when the token has expired', async () => {
    harness.logIn(-HOUR, -SECOND);
    harness.keepAlive.start();
    await harness.device.run(0);
    expect(harness.heard.at(-1)).toEqual({ loggedIn: false, code: 5 });
    expect(harness.calls).toEqual([]);
  });

  it.each([
    ['none', ''],
    ['garbage', 'garbage'],
    ['three empty parts', '../..'],
    ['no base64', 'a.%%%.c'],
    ['no JSON', `a.${btoa('no JSON')}.c`],
    ['null', `a.${btoa('null')}.c`],
    ['a list', `a.${btoa('[1,2,3]')}.c`],
    ['no exp', jwt({ ren: 1, lid: 1 })],
    ['no ren', jwt({ exp: 9e9, lid: 1 })],
    ['no lid', jwt({ exp: 9e9, ren: 9e9 })],
    ['texts for numbers', jwt({ exp: '9000000000', ren: 1, lid: 1 })],
    ['10 kB of nothing', 'x'.repeat(10_000)],
    ['10 kB of claims', `${'x'.repeat(10_000)}.${btoa('{')}.${'y'.repeat(10_000)}`],
  ])('gives code 3 without a request for a token that is %s', async (_, token) => {
    harness.cookies.set('LoginToken', token);
    harness.keepAlive.start();
    await harness.device.run(0);
    expect(harness.heard.at(-1)).toEqual({ loggedIn: false, code: 3 });
    expect(harness.calls).toEqual([]);
  });

  it('reads a token of 10 kB', async () => {
    harness.cookies.set('LoginToken', jwt({ exp: 9e9, ren: 9e9, lid: 1, more: 'x'.repeat(10_000) }));
    harness.keepAlive.start();
    await harness.device.run(0);
    expect(harness.heard.at(-1)).toEqual({ loggedIn: true, code: 4 });
  });
});

describe('the next check', () => {
  it.each([
    [0, () => 201],
    [4, () => 201],
  ])('comes after 3 minutes on code %i', async (code, onRenew) => {
    harness.logIn(code === 4 ? 2 * MINUTE : -MINUTE, HOUR);
    harness.onRenew = onRenew;
    harness.keepAlive.start();
    await harness.device.run(3 * MINUTE - SECOND);
    expect(harness.calls).toHaveLength(code === 4 ? 0 : 1);
    await harness.device.run(SECOND);
    expect(harness.calls).toHaveLength(code === 4 ? 1 : 2);
  });

  it.each([
    [1, () => 200],
    [3, () => 404],
  ])('never comes on code %i', async (_, onRenew) => {
    harness.logIn(-MINUTE, 2 * HOUR);
    harness.onRenew = onRenew;
    harness.keepAlive.start();
    await harness.device.run(HOUR);
    expect(harness.calls).toHaveLength(1);
  });

  it('comes ever later while the service fails, and in time before the token expires', async () => {
    const start = harness.device.time;
    harness.logIn(-MINUTE, HOUR);
    harness.keepAlive.start();
    await harness.device.run(HOUR + MINUTE);
    const minutes = harness.calls.map(({ at }) => (at - start) / MINUTE);
    expect(minutes.slice(0, 5)).toEqual([0, 3, 9, 21, 45]);
    expect(minutes.at(-1)).toBeGreaterThan(59);
    expect(minutes.length).toBeLessThan(20);
    expect(harness.heard.at(-1)).toEqual({ loggedIn: false, code: 5 });
  });

  it('comes after 3 minutes again once the service has recovered', async () => {
    harness.logIn(-MINUTE, 10 * HOUR);
    harness.keepAlive.start();
    await harness.device.run(10 * MINUTE);
    harness.onRenew = () => 201;
    await harness.device.run(11 * MINUTE);
    const before = harness.calls.length;
    await harness.device.run(6 * MINUTE);
    expect(harness.calls.length - before).toBe(2);
  });

  it.each([
    [40, 90],
    [5, 9],
  ])('comes when the token is due, where that is in %i seconds and it expires in %i', async (due, expires) => {
    harness.logIn(due * SECOND, expires * SECOND);
    harness.onRenew = () => {
      harness.logIn(HOUR, 2 * HOUR);
      return 201;
    };
    harness.keepAlive.start();
    await harness.device.run(60 * SECOND);
    expect(harness.codes).toEqual([null, 4, 0]);
    expect(harness.heard.at(-1)).toEqual({ loggedIn: true, code: 0 });
  });
});
