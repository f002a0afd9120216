import { beforeEach, expect, it } from 'vitest';
import { HOUR, MINUTE, settle } from '../../../test/support/fake-device.ts';
import { LIVE, StaffHarness } from '../../../test/support/staff-harness.ts';
import { FetchError } from '../api/errors.ts';

let staff: StaffHarness;

beforeEach(() => {
  staff = new StaffHarness();
});

it('the authorisation of staff is not renewed in a hidden tab, and at once when it is seen again after its time', async () => {
  await staff.joinAndRun(MINUTE);
  staff.page.set(false);
  await staff.device.run(HOUR);
  expect(staff.renewals).toHaveLength(1);
  expect(staff.device.timers).toBe(0);
  staff.page.set(true);
  await settle();
  expect(staff.renewals).toHaveLength(2);
});

it('the authorisation of staff is renewed with a new connection where the last renewal got no answer', async () => {
  staff.renew = () => Promise.reject(new FetchError(new TypeError('offline')));
  await staff.joinAndRun(MINUTE);
  staff.renew = async () => 'SUCCESS';
  staff.page.set(true, 'connected');
  await settle();
  staff.page.set(true, 'connected');
  await settle();
  expect(staff.renewals).toHaveLength(2);
});

it('staff who log out while a tab waits for its turn are not renewed', async () => {
  const take = async (): Promise<boolean> => {
    staff.cookie = undefined;
    return true;
  };
  staff = new StaffHarness({ lock: { take, release: () => undefined } });
  await staff.joinAndRun(MINUTE);
  expect(staff.renewals).toEqual([]);
  expect(staff.states.at(-1)).toEqual({ kind: 'expired' });
});

it.each([
  ['INTERNAL_ERROR', async () => 'INTERNAL_ERROR' as const],
  ['BAD_REQUEST', async () => 'BAD_REQUEST' as const],
  ['no answer', () => Promise.reject(new FetchError(new TypeError('offline')))],
])('the authorisation of staff is renewed again after %s', async (_, act) => {
  staff.renew = act;
  await staff.joinAndRun(10 * MINUTE);
  expect(staff.renewals).toHaveLength(3);
  expect(staff.states).toEqual([{ kind: 'staff', settings: LIVE }]);
});
