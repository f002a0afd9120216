// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeDevice, HOUR, MINUTE, SECOND, settle } from '../../test/support/fake-device.ts';
import { fakeLeases, FakePage, fakeTabShares, patientLeases } from '../../test/support/fake-tabs.ts';
import type { PreviewClient, PreviewResult } from '../api/preview-client.ts';
import { StaffSession, type StaffState } from './staff-session.ts';

const LIVE = { dateTime: null, test: null, group: null };

let device: FakeDevice;
let page: FakePage;
let cookie: string | undefined;
let renewal: PreviewResult;
let states: StaffState[];
let renewals: number[];
let session: StaffSession;
const check = vi.fn<PreviewClient['check']>();

const client: PreviewClient = {
  check,
  apply: async () => 'SUCCESS',
  logOut: async () => 'SUCCESS',
  renew: async () => {
    renewals.push(device.time);
    return renewal;
  },
};

function open(askForLease = fakeLeases(), on = page, tabShare = fakeTabShares()()): StaffSession {
  return new StaffSession({
    clock: device,
    page: on,
    askForLease,
    tabShare,
    readCookie: (name) => (name === 'StaffAuthToken' ? cookie : undefined),
  });
}

beforeEach(() => {
  device = new FakeDevice();
  page = new FakePage();
  cookie = 'token';
  renewal = 'SUCCESS';
  states = [];
  renewals = [];
  check.mockReset();
  check.mockResolvedValue({ result: 'SUCCESS', settings: LIVE });
  session = open();
});

const join = (to = session) => to.join(client, (state) => states.push(state));

describe('a visitor', () => {
  it('costs nothing without a cookie', async () => {
    cookie = undefined;
    join();
    await device.run(HOUR);
    expect([check.mock.calls, renewals, states, device.timers, page.listeners.size]).toEqual([[], [], [], 0, 0]);
  });

  it('whom the check refuses costs the check alone', async () => {
    check.mockResolvedValue({ result: 'UNAUTHORIZED', settings: undefined });
    join();
    await device.run(HOUR);
    expect([check.mock.calls.length, renewals, states, device.timers, page.listeners.size]).toEqual([1, [], [], 0, 0]);
  });
});

describe('the authorisation of staff', () => {
  it('is renewed at once and every 5 minutes', async () => {
    const start = device.time;
    join();
    await device.run(20 * MINUTE);
    expect(renewals.map((at) => (at - start) / MINUTE)).toEqual([0, 5, 10, 15, 20]);
  });

  it('is not renewed in a hidden tab, and at once when it is seen again after its time', async () => {
    join();
    await device.run(MINUTE);
    page.set(false);
    await device.run(HOUR);
    expect([renewals.length, device.timers]).toEqual([1, 0]);
    page.set(true);
    await settle();
    expect(renewals).toHaveLength(2);
  });

  it('is right within 10 seconds after a sleep', async () => {
    join();
    await device.run(MINUTE);
    device.sleep(10 * MINUTE);
    await device.run(10 * SECOND);
    expect(renewals).toHaveLength(2);
  });

  it.each(['INTERNAL_ERROR', 'BAD_REQUEST', 'NO_ANSWER'] as const)('goes on after %s', async (result) => {
    renewal = result;
    join();
    await device.run(10 * MINUTE);
    expect(renewals).toHaveLength(3);
    expect(states).toEqual([{ kind: 'staff', settings: LIVE }]);
  });

  it('ends with the session', async () => {
    join();
    await device.run(MINUTE);
    renewal = 'UNAUTHORIZED';
    await device.run(HOUR);
    expect(renewals).toHaveLength(2);
    expect(states.at(-1)).toEqual({ kind: 'expired' });
    expect([device.timers, page.listeners.size]).toEqual([0, 0]);
  });

  it('ends without a request when the cookie has gone, as after a logout in another tab', async () => {
    join();
    await device.run(MINUTE);
    page.set(false);
    cookie = undefined;
    await device.run(HOUR);
    page.set(true);
    await settle();
    expect([renewals.length, states.at(-1), device.timers, page.listeners.size]).toEqual([
      1,
      { kind: 'expired' },
      0,
      0,
    ]);
  });

  it('ends with the logout', async () => {
    join();
    await device.run(MINUTE);
    session.end();
    await device.run(HOUR);
    expect([renewals.length, device.timers, states.at(-1)]).toEqual([1, 0, { kind: 'visitor' }]);
  });

  it('is renewed once for six tabs, and by another when the one that did it is closed', async () => {
    const lease = fakeLeases();
    const tabs = Array.from({ length: 6 }, () => open(lease, new FakePage()));
    const ends = tabs.map((tab) => join(tab));
    await device.run(4 * MINUTE);
    expect(renewals).toHaveLength(1);
    await device.run(4 * MINUTE);
    expect(renewals).toHaveLength(2);
    ends[0]?.();
    await device.run(5 * MINUTE);
    expect(renewals).toHaveLength(3);
  });

  it('keeps to the period when the tab that did it is closed while another waits for its turn', async () => {
    const [lease, shares] = [patientLeases(device), fakeTabShares()];
    const start = device.time;
    const ends = [];
    for (let count = 0; count < 6; count += 1) {
      ends.push(join(open(lease, new FakePage(), shares())));
      await device.run(SECOND);
    }
    await device.run(10 * MINUTE - 5.9 * SECOND);
    ends[0]?.();
    await device.run(11 * MINUTE);
    expect(renewals.map((at) => Math.round((at - start) / MINUTE))).toEqual([0, 5, 10, 15, 20]);
  });
});

describe('the elements of a page', () => {
  it('share one check and one renewal, and all hear of them', async () => {
    join();
    join();
    await device.run(MINUTE);
    expect([check.mock.calls.length, renewals.length, states.length]).toEqual([1, 1, 2]);
    join();
    expect(states).toHaveLength(3);
  });

  it('leave no timer and no listener behind', async () => {
    const ends = [join(), join()];
    await device.run(MINUTE);
    for (const end of ends) end();
    expect([device.timers, page.listeners.size]).toEqual([0, 0]);
  });

  it('that leave before the check is answered are not called', async () => {
    join()();
    await device.run(MINUTE);
    expect([states, renewals]).toEqual([[], []]);
  });
});
