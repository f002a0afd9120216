import { expect, it } from 'vitest';
import { FakeDevice, HOUR, MINUTE, SECOND } from '../../../test/support/fake-device.ts';
import { fakeTabChannels, fakeTabLocks } from '../../../test/support/fake-tabs.ts';
import { SessionHarness } from '../../../test/support/session-harness.ts';
import { StaffHarness } from '../../../test/support/staff-harness.ts';

/** What the tabs of one browser share. */
function sharedByTabs() {
  const [device, locks, channels] = [new FakeDevice(), fakeTabLocks(), fakeTabChannels()];
  return { device, next: () => ({ device, lock: locks(), tabChannel: channels() }) };
}

it('the long-term token of several tabs is asked once by those that start together', async () => {
  const { device, next } = sharedByTabs();
  const first = new SessionHarness({ device });
  first.cookies.set('LongTermToken', 'long');
  first.logIn(-2 * HOUR, -HOUR);
  const { cookies, calls } = first;
  const tabs = [1, 2].map(() => new SessionHarness({ ...next(), cookies, calls }));
  for (const tab of tabs) tab.keepAlive.start();
  await device.run(HOUR);
  expect(calls.map(({ call }) => call)).toEqual(['long-term']);
  for (const tab of tabs) expect(tab.received.at(-1)).toEqual({ loggedIn: false, code: 5 });
});

it.each([
  ['changes the cookie', true],
  ['changes no cookie, so that the token stays due', false],
])('six tabs renew a login once a period, also when the first has left, where the service %s', async (_, changes) => {
  const { device, next } = sharedByTabs();
  const start = device.time;
  const { cookies, calls } = new SessionHarness({ device });
  const tabs = [1, 2, 3, 4, 5, 6].map(() => new SessionHarness({ ...next(), cookies, calls }));
  tabs[0]?.logIn(-MINUTE, 100 * HOUR);
  for (const tab of tabs) {
    tab.onRenew = () => {
      if (changes) tab.logIn(150 * SECOND, 100 * HOUR);
      return 201;
    };
    tab.keepAlive.start();
    // Each has a period of its own, until it gets a message of another's renewal.
    await device.run(20 * SECOND);
  }
  await device.run(5 * MINUTE);
  tabs[0]?.keepAlive.stop();
  await device.run(3 * MINUTE);
  expect(calls.map(({ at }) => (at - start) / MINUTE)).toEqual([0, 3, 6, 9]);
});

it('six tabs renew the authorisation of staff once every 5 minutes, also when the first has left', async () => {
  const { device, next } = sharedByTabs();
  const start = device.time;
  const tabs = [1, 2, 3, 4, 5, 6].map(() => new StaffHarness(next()));
  const leaving: Array<() => void> = [];
  for (const tab of tabs) {
    leaving.push(tab.join().leave);
    await device.run(20 * SECOND);
  }
  await device.run(9 * MINUTE);
  leaving[0]?.();
  await device.run(5 * MINUTE);
  expect(tabs.flatMap((tab) => tab.renewals).map((at) => (at - start) / MINUTE)).toEqual([0, 5, 10, 15]);
});
