// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeDevice, HOUR, MINUTE, SECOND, settle } from '../../test/support/fake-device.ts';
import { fakeTabLocks, FakePage, fakeTabChannels, patientTabLocks } from '../../test/support/fake-tabs.ts';
import { FetchError } from '../api/errors.ts';
import type { PreviewClient } from '../api/preview-client.ts';
import { StaffSession, type StaffState } from './staff-session.ts';

const LIVE = { dateTime: null, test: null, group: null };

let device: FakeDevice;
let page: FakePage;
let cookie: string | undefined;
let renew: PreviewClient['renew'];
let states: StaffState[];
let renewals: number[];
let forgotten: number;
let session: StaffSession;
const check = vi.fn<PreviewClient['check']>();

const client: PreviewClient = {
  check,
  apply: async () => 'SUCCESS',
  logOut: async () => 'SUCCESS',
  renew: async () => {
    renewals.push(device.time);
    return renew();
  },
};

function open(requestLock = fakeTabLocks(), on = page, tabChannel = fakeTabChannels()()): StaffSession {
  return new StaffSession({
    clock: device,
    page: on,
    requestLock,
    tabChannel,
    forget: () => {
      forgotten += 1;
    },
    readCookie: (name) => (name === 'StaffAuthToken' ? cookie : undefined),
  });
}

beforeEach(() => {
  device = new FakeDevice();
  page = new FakePage();
  cookie = 'token';
  renew = async () => 'SUCCESS';
  states = [];
  renewals = [];
  forgotten = 0;
  check.mockReset();
  check.mockResolvedValue(LIVE);
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
    check.mockResolvedValue(undefined);
    join();
    await device.run(HOUR);
    expect([check.mock.calls.length, renewals, states, device.timers, page.listeners.size]).toEqual([1, [], [], 0, 0]);
  });
});

it('A check that fails lets nobody in', async () => {
  check.mockRejectedValue(new FetchError(new TypeError('offline')));
  join();
  await device.run(HOUR);
  expect([check.mock.calls.length, renewals, states, device.timers]).toEqual([1, [], [], 0]);
  expect(forgotten).toBe(1);
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

  it.each([
    ['INTERNAL_ERROR', async () => 'INTERNAL_ERROR' as const],
    ['BAD_REQUEST', async () => 'BAD_REQUEST' as const],
    ['no answer', () => Promise.reject(new FetchError(new TypeError('offline')))],
  ])('goes on after %s', async (_, act) => {
    renew = act;
    join();
    await device.run(10 * MINUTE);
    expect(renewals).toHaveLength(3);
    expect(states).toEqual([{ kind: 'staff', settings: LIVE }]);
  });

  it('ends with the session', async () => {
    join();
    await device.run(MINUTE);
    renew = async () => 'UNAUTHORIZED';
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
    const lock = fakeTabLocks();
    const tabs = Array.from({ length: 6 }, () => open(lock, new FakePage()));
    const ends = tabs.map((tab) => join(tab));
    await device.run(4 * MINUTE);
    expect(renewals).toHaveLength(1);
    await device.run(4 * MINUTE);
    expect(renewals).toHaveLength(2);
    ends[0]?.leave();
    await device.run(5 * MINUTE);
    expect(renewals).toHaveLength(3);
  });

  it('keeps to the period when the tab that did it is closed while another waits for its turn', async () => {
    const [lock, channels] = [patientTabLocks(device), fakeTabChannels()];
    const start = device.time;
    const ends = [];
    for (let count = 0; count < 6; count += 1) {
      ends.push(join(open(lock, new FakePage(), channels())));
      await device.run(SECOND);
    }
    await device.run(10 * MINUTE - 5.9 * SECOND);
    ends[0]?.leave();
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
    for (const end of ends) end.leave();
    expect([device.timers, page.listeners.size]).toEqual([0, 0]);
  });

  it('that leave before the check is answered are not called', async () => {
    join().leave();
    await device.run(MINUTE);
    expect([states, renewals]).toEqual([[], []]);
  });
});

/** A member's client at another service. */
const elsewhere = (settings: typeof LIVE | undefined) => ({
  ...client,
  check: vi.fn<PreviewClient['check']>().mockResolvedValue(settings),
  renew: vi.fn<PreviewClient['renew']>().mockResolvedValue('SUCCESS'),
});

describe('an element whose service changes', () => {
  it('loses the panel, and nothing is renewed, when the new one lets nobody in', async () => {
    const member = join();
    await device.run(MINUTE);
    const other = elsewhere(undefined);
    member.update(other);
    await device.run(HOUR);
    expect(states).toEqual([{ kind: 'staff', settings: LIVE }, { kind: 'visitor' }]);
    expect([renewals.length, other.renew.mock.calls.length, device.timers, page.listeners.size]).toEqual([1, 0, 0, 0]);
  });

  it('shows what the new one says, and is renewed there', async () => {
    const member = join();
    await device.run(MINUTE);
    const settings = { ...LIVE, dateTime: '2026-12-01T10:00' };
    const other = elsewhere(settings as never);
    member.update(other);
    await device.run(10 * MINUTE);
    expect(states.at(-1)).toEqual({ kind: 'staff', settings });
    expect([renewals.length, other.renew.mock.calls.length]).toEqual([1, 2]);
  });

  it('is not listened to while another one leads', async () => {
    join();
    const other = elsewhere(undefined);
    join().update(other);
    await device.run(10 * MINUTE);
    expect(other.check).not.toHaveBeenCalled();
    expect(states.at(-1)).toEqual({ kind: 'staff', settings: LIVE });
  });
});

describe('an element that leaves', () => {
  it('hands the renewals on to the next one, without another check', async () => {
    const first = join();
    const other = elsewhere(LIVE);
    session.join(other, (state) => states.push(state));
    await device.run(MINUTE);
    first.leave();
    await device.run(5 * MINUTE);
    expect([renewals.length, other.check.mock.calls.length, other.renew.mock.calls.length]).toEqual([1, 0, 1]);
  });

  it('leaves the check to the next one where its own service lets nobody in', async () => {
    const refusing = elsewhere(undefined);
    const first = session.join(refusing, () => undefined);
    join();
    await device.run(MINUTE);
    expect(states).toEqual([]);
    first.leave();
    await device.run(MINUTE);
    expect(states).toEqual([{ kind: 'staff', settings: LIVE }]);
  });
});

describe('a logout', () => {
  it('is no expiry, although the cookie goes before the answer comes', async () => {
    join();
    await device.run(MINUTE);
    const result = await session.logOut(async () => {
      cookie = undefined;
      await device.run(MINUTE);
      return 'SUCCESS';
    });
    session.end();
    expect(result).toBe('SUCCESS');
    expect(states).toEqual([{ kind: 'staff', settings: LIVE }, { kind: 'visitor' }]);
  });

  it('that fails leaves the renewal as it was', async () => {
    join();
    await device.run(MINUTE);
    await session.logOut(async () => 'INTERNAL_ERROR');
    await device.run(5 * MINUTE);
    expect([renewals.length, states]).toEqual([2, [{ kind: 'staff', settings: LIVE }]]);
  });

  it('that fails although the cookie has gone ends as an expiry', async () => {
    join();
    await device.run(MINUTE);
    await session.logOut(async () => {
      cookie = undefined;
      return 'NO_ANSWER';
    });
    expect(states.at(-1)).toEqual({ kind: 'expired' });
  });

  it('in the middle of a renewal ends both', async () => {
    const renewed = vi.fn<PreviewClient['renew']>(() => new Promise(() => undefined));
    session.join({ ...client, renew: renewed }, (state) => states.push(state));
    await device.run(MINUTE);
    await session.logOut(async () => 'INTERNAL_ERROR');
    await device.run(MINUTE);
    expect(renewed).toHaveBeenCalledTimes(2);
    await session.logOut(async () => 'SUCCESS');
    session.end();
    expect([device.timers, page.listeners.size]).toEqual([0, 0]);
  });
});

describe('what the browser keeps for staff', () => {
  it.each([
    ['a logout', async () => session.end()],
    ['a session that is not renewed', async () => void (renew = async () => 'UNAUTHORIZED')],
    ['a cookie that has gone', async () => void (cookie = undefined)],
  ])('is cleared by %s', async (_, act) => {
    join();
    await device.run(MINUTE);
    expect(forgotten).toBe(0);
    await act();
    await device.run(5 * MINUTE);
    expect(forgotten).toBe(1);
  });

  it.each([
    ['is refused', 'token'],
    ['has no cookie', undefined],
  ])('is cleared when the next page %s', async (_, value) => {
    cookie = value;
    check.mockResolvedValue(undefined);
    join();
    await settle();
    expect(forgotten).toBe(1);
  });

  it('outlives the element', async () => {
    const member = join();
    await device.run(MINUTE);
    member.leave();
    expect(forgotten).toBe(0);
  });
});
