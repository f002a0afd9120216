import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeDevice, HOUR, MINUTE, SECOND } from '../../../test/support/fake-device.ts';
import { fakeTabLocks, FakePage, fakeTabChannels } from '../../../test/support/fake-tabs.ts';
import { jwt } from '../../../test/support/session-harness.ts';
import type { RenewalClient } from '../api/login-client.ts';
import type { Platform } from '../page/platform.ts';
import { PageSession, type SessionMember } from './page-session.ts';

let device: FakeDevice;
let session: PageSession;

beforeEach(() => {
  device = new FakeDevice();
  const now = device.time / SECOND;
  const token = jwt({ ren: now - 60, exp: now + HOUR, lid: now });
  session = new PageSession({
    clock: device,
    page: new FakePage(),
    readCookies: (name) => (name === 'LoginToken' ? [token] : []),
    lock: fakeTabLocks()(),
    tabChannel: fakeTabChannels()(),
    random: () => 0,
  });
});

/** An element at a service of its own. */
function memberOn(platform: Platform) {
  const renew = vi.fn<RenewalClient['renewLoginToken']>(async () => 'NEW_TOKEN');
  const client: RenewalClient = {
    renewLoginToken: renew,
    renewLongTermToken: async () => undefined,
  };
  const onChange = vi.fn<SessionMember['onChange']>();
  return { platform, client, onChange, renew };
}

const calls = (...members: ReturnType<typeof memberOn>[]) => members.map(({ renew }) => renew.mock.calls.length);

describe('the elements of a page', () => {
  it('ask the service of the first, and each gets the result', async () => {
    const [first, second] = [memberOn('CLASSIC'), memberOn('CLASSIC')];
    session.join(first);
    session.join(second);
    await device.run(MINUTE);
    expect(calls(first, second)).toEqual([1, 0]);
    expect(second.onChange).toHaveBeenLastCalledWith({ loggedIn: true, code: 0 });
  });

  it('ask the service of the next when the first leaves, but not before the period ends', async () => {
    const [first, second] = [memberOn('CLASSIC'), memberOn('CLASSIC')];
    const membership = session.join(first);
    session.join(second);
    await device.run(MINUTE);
    membership.leave();
    await device.run(MINUTE);
    expect(calls(first, second)).toEqual([1, 0]);
    await device.run(MINUTE);
    expect(calls(first, second)).toEqual([1, 1]);
  });

  it('are all notified of a change, even if one of them leaves because of it', async () => {
    const [first, second] = [memberOn('CLASSIC'), memberOn('CLASSIC')];
    const membership = session.join(first);
    session.join(second);
    first.onChange.mockImplementation(() => membership.leave());
    await device.run(MINUTE);
    expect(second.onChange).toHaveBeenCalledWith({ loggedIn: true, code: 0 });
  });

  it.each(['SMARTPHONE', 'TABLET'] as const)('keep the session although the first is on %s', async (platform) => {
    const [first, second] = [memberOn(platform), memberOn('CLASSIC')];
    session.join(first);
    session.join(second);
    await device.run(MINUTE);
    expect(calls(first, second)).toEqual([0, 1]);
  });

  it('ask the service of the next when the first changes to a platform without a session', async () => {
    const [first, second] = [memberOn('CLASSIC'), memberOn('MATCH')];
    const membership = session.join(first);
    const other = session.join(second);
    await device.run(MINUTE);
    membership.update({ ...first, platform: 'TABLET' });
    await device.run(2 * MINUTE);
    expect(calls(first, second)).toEqual([1, 1]);
    other.leave();
    await device.run(HOUR);
    expect(calls(first, second)).toEqual([1, 1]);
    expect(device.timers).toBe(0);
  });
});

it('The visitor is assigned to groups of the A/B tests once, even if that fails', async () => {
  const assign = vi.fn<() => Promise<void>>(() => Promise.reject(new TypeError('offline')));
  session.assignOnce({ assign });
  await Promise.resolve();
  session.assignOnce({ assign });
  expect(assign).toHaveBeenCalledTimes(1);
});
