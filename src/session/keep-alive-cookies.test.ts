// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { HOUR, MINUTE, SECOND } from '../../test/support/fake-device.ts';
import { SessionWorld } from '../../test/support/session-world.ts';

let world: SessionWorld;

beforeEach(() => {
  world = new SessionWorld();
});

describe('the look at the login cookie', () => {
  it('finds a login within 10 seconds, and checks it at once', async () => {
    world.keepAlive.start();
    await world.device.run(MINUTE);
    world.logIn(HOUR, 2 * HOUR);
    await world.device.run(9 * SECOND);
    expect(world.heard.at(-1)).toEqual({ loggedIn: false, code: 3 });
    await world.device.run(SECOND);
    expect(world.heard.at(-1)).toEqual({ loggedIn: true, code: 4 });
  });

  it.each([1, 3, 5] as const)('starts the checks again after code %i, by another token only', async (code) => {
    world.logIn(-2 * HOUR, code === 5 ? -HOUR : HOUR);
    world.onRenew = () => (code === 1 ? 200 : 404);
    world.keepAlive.start();
    await world.device.run(5 * MINUTE);
    expect(world.heard.at(-1)?.code).toBe(code);
    const before = world.calls.length;
    world.onRenew = () => 201;
    world.logIn(-MINUTE, HOUR);
    await world.device.run(10 * SECOND);
    expect(world.calls.length - before).toBe(1);
    expect(world.heard.at(-1)).toEqual({ loggedIn: true, code: 0 });
  });

  it('hears of a token that expires after the checks have stopped', async () => {
    world.logIn(-MINUTE, 5 * MINUTE);
    world.onRenew = () => 200;
    world.keepAlive.start();
    await world.device.run(6 * MINUTE);
    expect(world.heard.at(-1)).toEqual({ loggedIn: false, code: 1 });
  });
});

describe('the long-term token', () => {
  beforeEach(() => {
    world.cookies.set('LongTermToken', 'long');
    world.logIn(-2 * HOUR, -HOUR);
  });

  it('brings an expired login back', async () => {
    world.onLongTerm = () => {
      world.logIn(HOUR, 2 * HOUR);
      return 201;
    };
    world.keepAlive.start();
    await world.device.run(0);
    expect(world.calls.map(({ call }) => call)).toEqual(['long-term']);
    expect(world.heard.at(-1)).toEqual({ loggedIn: true, code: 4 });
  });

  it.each([
    ['is refused', () => 401],
    ['is answered without a new token', () => 201],
    ['gets no answer', () => undefined],
  ])('is asked once when it %s, then the login has expired', async (_, onLongTerm) => {
    world.onLongTerm = onLongTerm;
    world.keepAlive.start();
    await world.device.run(HOUR);
    expect(world.calls.map(({ call }) => call)).toEqual(['long-term']);
    expect(world.heard.at(-1)).toEqual({ loggedIn: false, code: 5 });
  });

  it('is not asked while the login lasts, nor without a login', async () => {
    world.logIn(HOUR, 2 * HOUR);
    world.keepAlive.start();
    await world.device.run(0);
    const visitor = new SessionWorld();
    visitor.cookies.set('LongTermToken', 'long');
    visitor.keepAlive.start();
    await visitor.device.run(0);
    expect([...world.calls, ...visitor.calls]).toEqual([]);
  });
});
