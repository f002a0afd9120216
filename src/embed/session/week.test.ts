// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { FakeDevice, HOUR, MINUTE, SECOND } from '../../../test/support/fake-device.ts';
import { fakeTabLocks, fakeTabChannels, patientTabLocks } from '../../../test/support/fake-tabs.ts';
import { SessionHarness } from '../../../test/support/session-harness.ts';
import type { RequestLock } from './cross-tab-lock.ts';

const LIFETIME = HOUR;
const DUE_AFTER = 15 * MINUTE;

/** Tabs of one browser on one device, at a service that gives a new token each time. */
function openTabs(
  count: number,
  start: number,
  locks: (device: FakeDevice) => RequestLock = fakeTabLocks,
): SessionHarness[] {
  const device = new FakeDevice(start);
  const first = new SessionHarness({ device });
  const requestLock = locks(device);
  const tabChannels = fakeTabChannels();
  const tabs = Array.from(
    { length: count },
    () =>
      new SessionHarness({
        device,
        cookies: first.cookies,
        calls: first.calls,
        requestLock,
        tabChannel: tabChannels(),
      }),
  );
  for (const tab of tabs) {
    tab.onRenew = () => {
      const expires = expiryOf(tab.cookies.get('LoginToken'));
      if (device.time >= expires) return 401;
      tab.logIn(DUE_AFTER, LIFETIME);
      return 201;
    };
  }
  first.logIn(DUE_AFTER, LIFETIME);
  for (const tab of tabs) tab.keepAlive.start();
  return tabs;
}

function expiryOf(token: string | undefined): number {
  const claims = JSON.parse(atob(token?.split('.')[1] ?? '')) as { exp: number };
  return claims.exp * SECOND;
}

/** No token was asked about twice, and there was never a moment without a valid one. */
function expectOneRenewalEach(tabs: readonly SessionHarness[]): void {
  const calls = tabs[0]?.calls ?? [];
  expect(new Set(calls.map(({ token }) => token)).size).toBe(calls.length);
  expect(tabs[0]?.keepAlive.state.loggedIn).toBe(true);
  expect(tabs.every(({ heard }) => heard.every(({ loggedIn }) => loggedIn))).toBe(true);
}

// Ten thousands of ticks take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

describe.each([
  ['one tab', 1],
  ['six tabs', 6],
])('a week with %s', (_, count) => {
  it('renews each token once, soon after it is due', async () => {
    const tabs = openTabs(count, Date.UTC(2026, 2, 25, 8));
    await tabs[0]?.device.run(7 * 24 * HOUR);
    expectOneRenewalEach(tabs);
    const times = tabs[0]?.calls.map(({ at }) => at) ?? [];
    const gaps = times.slice(1).map((at, index) => (at - (times[index] ?? 0)) / MINUTE);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(15);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(18.5);
  });

  it('misses and doubles none with sleeps and clocks that are set', async () => {
    const tabs = openTabs(count, Date.UTC(2026, 2, 25, 8));
    const device = tabs[0]?.device ?? new FakeDevice();
    for (let hour = 0; hour < 7 * 24; hour += 1) {
      await device.run(37 * MINUTE);
      if (hour % 5 === 0) device.skew += 2 * HOUR;
      if (hour % 5 === 2) device.skew -= 2 * HOUR;
      if (hour % 3 === 1) device.sleep(40 * MINUTE);
      await device.run(23 * MINUTE);
    }
    expect(tabs[0]?.calls.length).toBeGreaterThan(24 * 7);
    expectOneRenewalEach(tabs);
  });
});

describe('a laptop that slept past the end of its login, at a service whose time cannot be read', () => {
  it.each([
    ['in again by its long-term token', 201, ['renew', 'long-term'], { loggedIn: true, code: 4 }],
    ['out, where that is refused', 401, ['renew', 'long-term'], { loggedIn: false, code: 5 }],
    ['out, where there is none', undefined, ['renew'], { loggedIn: false, code: 5 }],
  ])('is logged %s', async (_name, status, calls, state) => {
    const [tab] = openTabs(1, Date.UTC(2026, 5, 1));
    if (!tab) throw new Error('There is no tab.');
    tab.tellsTime = false;
    if (status !== undefined) tab.cookies.set('LongTermToken', 'long');
    tab.onLongTerm = () => {
      if (status === 201) tab.logIn(DUE_AFTER, LIFETIME);
      return status;
    };
    await tab.device.run(MINUTE);
    tab.device.sleep(9 * HOUR);
    await tab.device.run(20 * SECOND);
    expect(tab.calls.map(({ call }) => call)).toEqual(calls);
    expect(tab.heard.at(-1)).toEqual(state);
  });

  it('is left alone by a refusal that does not come from the end of the login', async () => {
    const [tab] = openTabs(1, Date.UTC(2026, 5, 1));
    if (!tab) throw new Error('There is no tab.');
    tab.tellsTime = false;
    tab.cookies.set('LongTermToken', 'long');
    tab.onRenew = () => 401;
    await tab.device.run(MINUTE);
    tab.device.sleep(30 * MINUTE);
    await tab.device.run(20 * SECOND);
    expect(tab.calls.map(({ call }) => call)).toEqual(['renew']);
    expect(tab.heard.at(-1)).toEqual({ loggedIn: true, code: 3 });
  });
});

describe('tabs at a service that changes no cookie', () => {
  it.each([201, 200, 500])('share one call a period when it answers %i', async (status) => {
    const tabs = openTabs(6, Date.UTC(2026, 5, 1));
    tabs[0]?.logIn(-MINUTE, 24 * HOUR);
    for (const tab of tabs) tab.onRenew = () => status;
    await tabs[0]?.device.run(3 * MINUTE);
    const calls = tabs[0]?.calls ?? [];
    expect(calls).toHaveLength(1);
    await tabs[0]?.device.run(3 * MINUTE);
    expect(calls).toHaveLength(status === 200 ? 1 : 2);
  });

  it('keep to the period when the tab that did it is closed while another waits for its turn', async () => {
    const tabs = openTabs(6, Date.UTC(2026, 5, 1), patientTabLocks);
    const [leader] = tabs;
    leader?.logIn(-MINUTE, 24 * HOUR);
    for (const tab of tabs) tab.onRenew = () => 201;
    const start = leader?.device.time ?? 0;
    await leader?.device.run(6 * MINUTE + 100);
    leader?.keepAlive.stop();
    await leader?.device.run(7 * MINUTE);
    expect(leader?.calls.map(({ at }) => Math.round((at - start) / MINUTE))).toEqual([3, 6, 9, 12]);
  });
});

describe('a device whose clock is wrong', () => {
  it.each([
    ['two hours ahead', 2 * HOUR],
    ['two hours behind', -2 * HOUR],
  ])('%s renews by the time of the server once it has heard it', async (_, skew) => {
    const device = new FakeDevice();
    device.skew = skew;
    const tab = new SessionHarness({ device });
    tab.logIn(-MINUTE, HOUR);
    tab.onRenew = () => 201;
    tab.keepAlive.start();
    await device.run(0);
    tab.keepAlive.noteServerTime(new Date(device.time).toUTCString());
    await device.run(0);
    expect(tab.heard.at(-1)).toEqual({ loggedIn: true, code: 0 });
  });
});
