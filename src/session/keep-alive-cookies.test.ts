// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeDevice, HOUR, MINUTE, SECOND } from '../../test/support/fake-device.ts';
import { fakeLeases, fakeTabShares } from '../../test/support/fake-tabs.ts';
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
    await world.device.run(SECOND);
    expect(world.calls.map(({ call }) => call)).toEqual(['long-term']);
    expect(world.heard.at(-1)).toEqual({ loggedIn: true, code: 4 });
  });

  it('leaves no timer when the page ends before it is asked about', async () => {
    world.keepAlive.start();
    await world.device.run(50);
    world.keepAlive.stop();
    expect(world.device.timers).toBe(0);
    await world.device.run(HOUR);
    expect(world.calls).toEqual([]);
  });

  it('whose refusal tells that the login has not expired leaves it alive', async () => {
    const device = new FakeDevice();
    device.skew = 3 * HOUR;
    world = new SessionWorld({ device });
    world.cookies.set('LongTermToken', 'long');
    world.logIn(HOUR, 2 * HOUR);
    world.keepAlive.start();
    await world.device.run(SECOND);
    expect(world.calls.map(({ call }) => call)).toEqual(['long-term']);
    expect(world.heard.at(-1)).toEqual({ loggedIn: true, code: 4 });
    world.onRenew = () => 201;
    await world.device.run(HOUR + 3 * MINUTE);
    expect(world.heard.at(-1)).toEqual({ loggedIn: true, code: 0 });
  });

  it('is not asked when the time is corrected while the tab waits for its turn', async () => {
    const device = new FakeDevice();
    device.skew = 3 * HOUR;
    let give = (): void => undefined;
    const turn = new Promise<void>((resolve) => {
      give = resolve;
    });
    world = new SessionWorld({ device, askForLease: () => turn.then(() => ({ release: () => undefined })) });
    world.cookies.set('LongTermToken', 'long');
    world.logIn(HOUR, 2 * HOUR);
    world.keepAlive.start();
    await device.run(SECOND);
    world.keepAlive.noteServerTime(new Date(device.time).toUTCString());
    give();
    await device.run(SECOND);
    expect([world.calls, world.heard.at(-1)]).toEqual([[], { loggedIn: true, code: 4 }]);
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

  it('is asked again after a lost connection, as soon as there is one', async () => {
    world.onLongTerm = () => undefined;
    world.keepAlive.start();
    await world.device.run(MINUTE);
    expect(world.heard.at(-1)).toEqual({ loggedIn: false, code: 5 });
    world.onLongTerm = () => {
      world.logIn(HOUR, 2 * HOUR);
      return 201;
    };
    world.page.set(true, 'connected');
    await world.device.run(SECOND);
    expect(world.heard.at(-1)).toEqual({ loggedIn: true, code: 4 });
  });

  it('is not asked while the login lasts, nor without a login', async () => {
    world.logIn(HOUR, 2 * HOUR);
    world.keepAlive.start();
    await world.device.run(0);
    const visitor = new SessionWorld();
    visitor.cookies.set('LongTermToken', 'long');
    visitor.keepAlive.start();
    await visitor.device.run(SECOND);
    expect([...world.calls, ...visitor.calls]).toEqual([]);
  });
});

describe('the long-term token of several tabs', () => {
  const device = new FakeDevice();
  let tabs: readonly SessionWorld[];
  let open: () => SessionWorld;

  beforeEach(() => {
    const first = new SessionWorld({ device });
    first.cookies.set('LongTermToken', 'long');
    first.logIn(-2 * HOUR, -HOUR);
    const [askForLease, shares] = [fakeLeases(), fakeTabShares()];
    open = () =>
      new SessionWorld({ device, cookies: first.cookies, calls: first.calls, askForLease, tabShare: shares() });
    tabs = [open(), open()];
  });

  /** What was asked, of any tab. */
  const asked = () => tabs[0]?.calls.map(({ call }) => call);

  it('is not asked again by a tab that was hidden meanwhile', async () => {
    const [one, other] = tabs;
    if (other) other.page.active = false;
    one?.keepAlive.start();
    other?.keepAlive.start();
    await device.run(SECOND);
    expect(asked()).toEqual(['long-term']);
    other?.page.set(true);
    await device.run(HOUR);
    expect(asked()).toEqual(['long-term']);
    expect(other?.heard.at(-1)).toEqual({ loggedIn: false, code: 5 });
  });

  it('is not asked again by a tab that is opened later, nor by one opened after the first is closed', async () => {
    const [one, other] = tabs;
    one?.keepAlive.start();
    await device.run(SECOND);
    other?.keepAlive.start();
    await device.run(SECOND);
    one?.keepAlive.stop();
    open().keepAlive.start();
    await device.run(SECOND);
    expect(asked()).toEqual(['long-term']);
  });

  it('is asked once more about another login that has expired', async () => {
    const [one, other] = tabs;
    one?.keepAlive.start();
    await device.run(SECOND);
    one?.logIn(-HOUR, -MINUTE);
    other?.keepAlive.start();
    await device.run(MINUTE);
    expect(asked()).toEqual(['long-term', 'long-term']);
  });

  it('is asked by the next tab when the first got no answer', async () => {
    const [one, other] = tabs;
    if (one) one.onLongTerm = () => undefined;
    one?.keepAlive.start();
    await device.run(SECOND);
    other?.keepAlive.start();
    await device.run(SECOND);
    expect(asked()).toEqual(['long-term', 'long-term']);
  });
});
