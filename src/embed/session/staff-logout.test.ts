import { beforeEach, expect, it, vi } from 'vitest';
import { MINUTE } from '../../../test/support/fake-device.ts';
import { LIVE, StaffHarness } from '../../../test/support/staff-harness.ts';
import type { PreviewClient } from '../api/preview-client.ts';

let staff: StaffHarness;

beforeEach(() => {
  staff = new StaffHarness();
});

it('a logout is no expiry, although the cookie goes before the answer comes', async () => {
  await staff.joinAndRun(MINUTE);
  const result = await staff.session.logOut(async () => {
    staff.cookie = undefined;
    await staff.device.run(MINUTE);
    return 'SUCCESS';
  });
  staff.session.end();
  expect(result).toBe('SUCCESS');
  expect(staff.states).toEqual([{ kind: 'staff', settings: LIVE }, { kind: 'visitor' }]);
});

it('a logout that fails leaves the renewal as it was', async () => {
  await staff.joinAndRun(MINUTE);
  await staff.session.logOut(async () => 'INTERNAL_ERROR');
  await staff.device.run(5 * MINUTE);
  expect(staff.renewals).toHaveLength(2);
  expect(staff.states).toEqual([{ kind: 'staff', settings: LIVE }]);
});

it('a logout that fails although the cookie has gone ends as an expiry', async () => {
  await staff.joinAndRun(MINUTE);
  await staff.session.logOut(async () => {
    staff.cookie = undefined;
    return 'NO_ANSWER';
  });
  expect(staff.states.at(-1)).toEqual({ kind: 'expired' });
});

it('a logout in the middle of a renewal ends both', async () => {
  const renewed = vi.fn<PreviewClient['renew']>(() => new Promise(() => undefined));
  await staff.joinAndRun(MINUTE, { ...staff.client, renew: renewed });
  await staff.session.logOut(async () => 'INTERNAL_ERROR');
  await staff.device.run(MINUTE);
  expect(renewed).toHaveBeenCalledTimes(2);
  await staff.session.logOut(async () => 'SUCCESS');
  staff.session.end();
  expect(staff.running).toEqual([0, 0]);
});
