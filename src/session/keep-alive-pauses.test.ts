// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeDevice, HOUR, MINUTE, SECOND } from '../../test/support/fake-device.ts';
import { SessionWorld } from '../../test/support/session-world.ts';

let world: SessionWorld;

beforeEach(() => {
  world = new SessionWorld();
});

describe('a hidden page', () => {
  it('does nothing, and checks at once when it is seen again', async () => {
    world.logIn(MINUTE, 10 * HOUR);
    world.onRenew = () => 201;
    world.keepAlive.start();
    await world.device.run(MINUTE);
    world.page.set(false);
    await world.device.run(2 * HOUR);
    expect([world.calls.length, world.device.timers]).toEqual([0, 0]);
    world.page.set(true);
    await world.device.run(0);
    expect(world.calls).toHaveLength(1);
  });

  it('does nothing from the beginning', async () => {
    world.page.active = false;
    world.logIn(-MINUTE, HOUR);
    world.keepAlive.start();
    await world.device.run(HOUR);
    expect([world.calls.length, world.device.timers]).toEqual([0, 0]);
  });

  it.each([
    ['a readable, unexpired token', () => world.logIn(-MINUTE, HOUR), true],
    ['an expired token', () => world.logIn(-2 * HOUR, -HOUR), false],
    ['garbage', () => world.cookies.set('LoginToken', 'garbage'), false],
    ['nothing', () => undefined, false],
  ])('tells from the beginning who is logged in: by %s', async (_, haveCookie, loggedIn) => {
    world.page.active = false;
    haveCookie();
    world.keepAlive.start();
    await world.device.run(HOUR);
    expect(world.heard).toEqual([{ loggedIn, code: null }]);
  });

  it('judges anew when it is seen again, if the time was corrected meanwhile', async () => {
    const device = new FakeDevice();
    device.skew = 3 * HOUR;
    world = new SessionWorld({ device });
    world.logIn(-MINUTE, 2 * HOUR);
    world.onRenew = () => 201;
    world.keepAlive.start();
    await world.device.run(0);
    expect(world.heard.at(-1)).toEqual({ loggedIn: false, code: 5 });
    world.page.set(false);
    world.keepAlive.noteServerTime(new Date(world.device.time).toUTCString());
    await world.device.run(MINUTE);
    expect(world.calls).toEqual([]);
    world.page.set(true);
    await world.device.run(0);
    expect(world.heard.at(-1)).toEqual({ loggedIn: true, code: 0 });
  });

  it('is not asked more often by someone who switches tabs while the service fails', async () => {
    world.logIn(-MINUTE, 10 * HOUR);
    world.keepAlive.start();
    for (let turn = 0; turn < 20; turn += 1) {
      await world.device.run(SECOND);
      world.page.set(false);
      world.page.set(true);
    }
    expect(world.calls).toHaveLength(1);
  });

  it('goes on with an answer that came meanwhile', async () => {
    world.logIn(-MINUTE, HOUR);
    world.onRenew = () => {
      world.page.set(false);
      return 201;
    };
    world.keepAlive.start();
    await world.device.run(HOUR / 2);
    expect([world.codes, world.device.timers]).toEqual([[null, 0], 0]);
  });

  it('looks at the cookie at once when it is seen again', async () => {
    world.keepAlive.start();
    await world.device.run(SECOND);
    world.page.set(false);
    world.logIn(HOUR, 2 * HOUR);
    world.page.set(true);
    await world.device.run(0);
    expect(world.heard.at(-1)).toEqual({ loggedIn: true, code: 4 });
  });
});

describe('a lost connection', () => {
  it('that cost an answer is made up for as soon as there is one again', async () => {
    world.logIn(-MINUTE, HOUR);
    world.onRenew = () => undefined;
    world.keepAlive.start();
    await world.device.run(MINUTE);
    world.onRenew = () => 201;
    world.page.set(true, 'connected');
    await world.device.run(0);
    expect(world.heard.at(-1)).toEqual({ loggedIn: true, code: 0 });
  });

  it('does not revive what the service has refused', async () => {
    world.logIn(-MINUTE, HOUR);
    world.onRenew = () => 403;
    world.keepAlive.start();
    await world.device.run(MINUTE);
    world.page.set(true, 'connected');
    await world.device.run(MINUTE);
    expect(world.calls).toHaveLength(1);
  });
});

describe('the end', () => {
  it('leaves no timer and no listener', async () => {
    world.logIn(MINUTE, HOUR);
    world.keepAlive.start();
    await world.device.run(MINUTE);
    world.keepAlive.stop();
    expect([world.device.timers, world.page.listeners.size]).toEqual([0, 0]);
  });

  it('in the middle of a request leaves none either, and nobody hears of its answer', async () => {
    world.logIn(-MINUTE, HOUR);
    world.onRenew = () => {
      world.keepAlive.stop();
      return 201;
    };
    world.keepAlive.start();
    await world.device.run(HOUR);
    expect([world.codes, world.device.timers, world.page.listeners.size]).toEqual([[null], 0, 0]);
  });
});
