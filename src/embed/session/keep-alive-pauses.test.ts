// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeDevice, HOUR, MINUTE, SECOND } from '../../../test/support/fake-device.ts';
import { SessionHarness } from '../../../test/support/session-harness.ts';

let harness: SessionHarness;

beforeEach(() => {
  harness = new SessionHarness();
});

describe('a hidden page', () => {
  it('does nothing, and checks at once when it is seen again', async () => {
    harness.logIn(MINUTE, 10 * HOUR);
    harness.onRenew = () => 201;
    harness.keepAlive.start();
    await harness.device.run(MINUTE);
    harness.page.set(false);
    await harness.device.run(2 * HOUR);
    expect(harness.calls).toHaveLength(0);
    expect(harness.device.timers).toBe(0);
    harness.page.set(true);
    await harness.device.run(0);
    expect(harness.calls).toHaveLength(1);
  });

  it('does nothing from the beginning', async () => {
    harness.page.active = false;
    harness.logIn(-MINUTE, HOUR);
    harness.keepAlive.start();
    await harness.device.run(HOUR);
    expect(harness.calls).toHaveLength(0);
    expect(harness.device.timers).toBe(0);
  });

  it.each([
    ['a readable, unexpired token', () => harness.logIn(-MINUTE, HOUR), true],
    ['an expired token', () => harness.logIn(-2 * HOUR, -HOUR), false],
    ['garbage', () => harness.cookies.set('LoginToken', 'garbage'), false],
    ['nothing', () => undefined, false],
  ])('tells from the beginning who is logged in: by %s', async (_, haveCookie, loggedIn) => {
    harness.page.active = false;
    haveCookie();
    harness.keepAlive.start();
    await harness.device.run(HOUR);
    expect(harness.heard).toEqual([{ loggedIn, code: null }]);
  });

  it('checks again when the page becomes visible, if the time was corrected meanwhile', async () => {
    const device = new FakeDevice();
    device.skew = 3 * HOUR;
    harness = new SessionHarness({ device });
    harness.logIn(-MINUTE, 2 * HOUR);
    harness.onRenew = () => 201;
    harness.keepAlive.start();
    await harness.device.run(0);
    expect(harness.heard.at(-1)).toEqual({ loggedIn: false, code: 5 });
    harness.page.set(false);
    harness.keepAlive.noteServerTime(new Date(harness.device.time).toUTCString());
    await harness.device.run(MINUTE);
    expect(harness.calls).toEqual([]);
    harness.page.set(true);
    await harness.device.run(0);
    expect(harness.heard.at(-1)).toEqual({ loggedIn: true, code: 0 });
  });

  it('is not asked more often by someone who switches tabs while the service fails', async () => {
    harness.logIn(-MINUTE, 10 * HOUR);
    harness.keepAlive.start();
    for (let turn = 0; turn < 20; turn += 1) {
      await harness.device.run(SECOND);
      harness.page.set(false);
      harness.page.set(true);
    }
    expect(harness.calls).toHaveLength(1);
  });

  it('uses an answer that came while it was hidden', async () => {
    harness.logIn(-MINUTE, HOUR);
    harness.onRenew = () => {
      harness.page.set(false);
      return 201;
    };
    harness.keepAlive.start();
    await harness.device.run(HOUR / 2);
    expect(harness.codes).toEqual([null, 0]);
    expect(harness.device.timers).toBe(0);
  });

  it('looks at the cookie at once when it is seen again', async () => {
    harness.keepAlive.start();
    await harness.device.run(SECOND);
    harness.page.set(false);
    harness.logIn(HOUR, 2 * HOUR);
    harness.page.set(true);
    await harness.device.run(0);
    expect(harness.heard.at(-1)).toEqual({ loggedIn: true, code: 4 });
  });
});

describe('a lost connection', () => {
  it('that cost an answer is made up for as soon as there is one again', async () => {
    harness.logIn(-MINUTE, HOUR);
    harness.onRenew = () => undefined;
    harness.keepAlive.start();
    await harness.device.run(MINUTE);
    harness.onRenew = () => 201;
    harness.page.set(true, 'connected');
    await harness.device.run(0);
    expect(harness.heard.at(-1)).toEqual({ loggedIn: true, code: 0 });
  });

  it('does not revive what the service has refused', async () => {
    harness.logIn(-MINUTE, HOUR);
    harness.onRenew = () => 403;
    harness.keepAlive.start();
    await harness.device.run(MINUTE);
    harness.page.set(true, 'connected');
    await harness.device.run(MINUTE);
    expect(harness.calls).toHaveLength(1);
  });
});

describe('the end', () => {
  it('leaves no timer and no listener', async () => {
    harness.logIn(MINUTE, HOUR);
    harness.keepAlive.start();
    await harness.device.run(MINUTE);
    harness.keepAlive.stop();
    expect(harness.device.timers).toBe(0);
    expect(harness.page.listeners.size).toBe(0);
  });

  it('in the middle of a request leaves none either, and its answer is not reported', async () => {
    harness.logIn(-MINUTE, HOUR);
    harness.onRenew = () => {
      harness.keepAlive.stop();
      return 201;
    };
    harness.keepAlive.start();
    await harness.device.run(HOUR);
    expect(harness.codes).toEqual([null]);
    expect(harness.device.timers).toBe(0);
    expect(harness.page.listeners.size).toBe(0);
  });
});
