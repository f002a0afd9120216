import { beforeEach, expect, it, vi } from 'vitest';
import { HOUR, MINUTE } from '../../../test/support/fake-device.ts';
import { LIVE, otherClient, StaffHarness } from '../../../test/support/staff-harness.ts';
import { FetchError, ResponseError } from '../api/errors.ts';
import type { PreviewClient } from '../api/preview-client.ts';

let staff: StaffHarness;

beforeEach(() => {
  staff = new StaffHarness();
});

const answer = (status: number): Error => new ResponseError(Response.json({}, { status }));
const offline = new FetchError(new TypeError('offline'));

it.each([
  ['cannot be sent', offline, 5],
  ['is answered by 503', answer(503), 5],
  ['is answered by 401', answer(401), 1],
])('a check that %s lets nobody in', async (_what, error, calls) => {
  staff.check.mockRejectedValue(error);
  const member = await staff.joinAndRun(HOUR);
  expect(Math.min(staff.check.mock.calls.length, 5)).toBe(calls);
  expect(staff.renewals).toEqual([]);
  expect(staff.states).toEqual([]);
  member.leave();
  expect(staff.running).toEqual([0, 0]);
});

it('a check that failed once lets staff in later, at once when the device is online again', async () => {
  staff.check.mockRejectedValueOnce(answer(503)).mockRejectedValueOnce(offline);
  await staff.joinAndRun(3 * MINUTE);
  expect(staff.states).toEqual([]);
  staff.page.set(true, 'connected');
  await staff.device.run(0);
  expect(staff.states).toEqual([{ kind: 'staff', settings: LIVE }]);
});

it('a check that is answered after the logout shows the panel to nobody', async () => {
  const member = await staff.joinAndRun(MINUTE);
  let letIn = (_settings: typeof LIVE): void => undefined;
  const check = () =>
    new Promise<typeof LIVE>((resolve) => {
      letIn = resolve;
    });
  member.update({ ...staff.client, check });
  staff.session.end();
  letIn(LIVE);
  await staff.device.run(HOUR);
  expect(staff.states).toEqual([{ kind: 'staff', settings: LIVE }, { kind: 'visitor' }]);
  expect(staff.renewals).toHaveLength(1);
  expect(staff.running).toEqual([0, 0]);
});

it('a check that is under way when settings are applied is repeated', async () => {
  const member = await staff.joinAndRun(MINUTE);
  const settings = { ...LIVE, dateTime: '2026-12-01T10:00' } as never;
  const check = vi.fn<PreviewClient['check']>().mockResolvedValueOnce(LIVE).mockResolvedValueOnce(settings);
  member.update({ ...staff.client, check });
  staff.session.setSettings(settings);
  await staff.device.run(MINUTE);
  expect(check).toHaveBeenCalledTimes(2);
  expect(staff.states.slice(1)).toEqual([
    { kind: 'staff', settings },
    { kind: 'staff', settings },
  ]);
  staff.session.setSettings(LIVE);
  await staff.device.run(MINUTE);
  expect(check, 'when none is under way').toHaveBeenCalledTimes(2);
});

it('the elements of a page share one check and one renewal, and each gets the result', async () => {
  staff.join();
  await staff.joinAndRun(MINUTE);
  expect(staff.check).toHaveBeenCalledOnce();
  expect(staff.renewals).toHaveLength(1);
  expect(staff.states).toHaveLength(2);
  staff.join();
  expect(staff.states).toHaveLength(3);
});

it('an element whose service changes loses the panel, and nothing is renewed, when the new one lets nobody in', async () => {
  const member = await staff.joinAndRun(MINUTE);
  const other = otherClient(staff, undefined);
  member.update(other);
  await staff.device.run(HOUR);
  expect(staff.states).toEqual([{ kind: 'staff', settings: LIVE }, { kind: 'visitor' }]);
  expect(staff.renewals).toHaveLength(1);
  expect(other.renew).not.toHaveBeenCalled();
  expect(staff.running).toEqual([0, 0]);
});

it('an element whose service changes shows what the new one says, and is renewed there', async () => {
  const member = await staff.joinAndRun(MINUTE);
  const settings = { ...LIVE, dateTime: '2026-12-01T10:00' };
  const other = otherClient(staff, settings as never);
  member.update(other);
  await staff.device.run(10 * MINUTE);
  expect(staff.states.at(-1)).toEqual({ kind: 'staff', settings });
  expect(staff.renewals).toHaveLength(1);
  expect(other.renew).toHaveBeenCalledTimes(2);
});

it('an element whose service changes is not listened to while another one leads', async () => {
  staff.join();
  const other = otherClient(staff, undefined);
  staff.join().update(other);
  await staff.device.run(10 * MINUTE);
  expect(other.check).not.toHaveBeenCalled();
  expect(staff.states.at(-1)).toEqual({ kind: 'staff', settings: LIVE });
});

it('an element that leaves hands the renewals on to the next one, without another check', async () => {
  const first = staff.join();
  const other = otherClient(staff, LIVE);
  await staff.joinAndRun(MINUTE, other);
  first.leave();
  await staff.device.run(5 * MINUTE);
  expect(staff.renewals).toHaveLength(1);
  expect(other.check).not.toHaveBeenCalled();
  expect(other.renew).toHaveBeenCalledOnce();
});

it('an element that leaves leaves the check to the next one where its own service lets nobody in', async () => {
  const refusing = otherClient(staff, undefined);
  const first = staff.session.join({ client: refusing, onChange: () => undefined });
  await staff.joinAndRun(MINUTE);
  expect(staff.states).toEqual([]);
  first.leave();
  await staff.device.run(MINUTE);
  expect(staff.states).toEqual([{ kind: 'staff', settings: LIVE }]);
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
