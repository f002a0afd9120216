// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { FakeDevice, HOUR, MINUTE, SECOND } from '../../../test/support/fake-device.ts';
import { ServerTime, timeIn } from './server-time.ts';

const NOON = 'Sat, 21 Nov 2026 12:00:00 GMT';

it.each([
  ['says so', { date: NOON }, NOON],
  ['came from no cache', { date: NOON, age: '0' }, NOON],
  ['was held by a cache', { date: NOON, age: '2400' }, null],
  ['was held by a cache that says nonsense', { date: NOON, age: 'long' }, null],
  ['does not say so', {}, null],
])('the time of an answer that %s', (_, headers, time) => {
  expect(timeIn(new Headers(headers))).toBe(time);
});

/** How far from the true time the earliest and the latest possible time are, in milliseconds. */
function errorsOf(time: ServerTime, device: FakeDevice): readonly [earliest: number, latest: number] {
  const { earliest, latest } = time.read();
  return [earliest - device.time, latest - device.time];
}

/** A `Date` header that is ahead of the true time; without the fraction of a second that it cannot hold. */
function header(device: FakeDevice, ahead = 0): string {
  return new Date(device.time + ahead).toUTCString();
}

describe('the server’s time', () => {
  it('is the device’s until an answer says otherwise', async () => {
    const device = new FakeDevice();
    device.skew = HOUR;
    const time = new ServerTime(device);
    await device.run(MINUTE);
    expect(errorsOf(time, device)).toEqual([HOUR, HOUR]);
    expect(time.offset).toBe(0);
  });

  it('is that of the last answer, half a second after its whole second', async () => {
    const device = new FakeDevice();
    device.skew = HOUR;
    const time = new ServerTime(device);
    expect(time.learn(header(device))).toBe(true);
    await device.run(MINUTE);
    expect(errorsOf(time, device)).toEqual([500, 500]);
    device.skew = HOUR;
    expect(time.learn(header(device, MINUTE))).toBe(true);
    expect(errorsOf(time, device)).toEqual([MINUTE + 500, MINUTE + 500]);
    expect(time.offset).toBe(MINUTE + 500 - HOUR);
  });

  it.each([
    [1 * SECOND, false],
    [-2 * SECOND, false],
    [2 * SECOND, true],
    [-3 * SECOND, true],
  ])('changes by an answer that differs by %i ms and half a second: %s', (ahead, changes) => {
    const device = new FakeDevice();
    const time = new ServerTime(device);
    expect(time.learn(header(device, ahead))).toBe(changes);
    expect(time.offset).toBe(changes ? ahead + 500 : 0);
  });

  it.each([null, '', 'soon'])('is not learned from the header %j', (nothing) => {
    const device = new FakeDevice();
    const time = new ServerTime(device);
    device.skew = HOUR;
    expect(time.learn(nothing)).toBe(false);
    expect(errorsOf(time, device)).toEqual([0, HOUR]);
  });

  it('does not jump when the device’s clock is set back', async () => {
    const device = new FakeDevice();
    const time = new ServerTime(device);
    await device.run(MINUTE);
    device.skew = -HOUR;
    expect(errorsOf(time, device)).toEqual([0, 0]);
    await device.run(MINUTE);
    expect(errorsOf(time, device)).toEqual([0, 0]);
  });

  it('is uncertain when the device’s clock goes ahead, until an answer or the device is believed', async () => {
    const device = new FakeDevice();
    const time = new ServerTime(device);
    await device.run(MINUTE);
    device.skew = HOUR;
    expect(errorsOf(time, device)).toEqual([0, HOUR]);
    await device.run(MINUTE);
    expect(errorsOf(time, device)).toEqual([0, HOUR]);
    expect(time.learn(header(device))).toBe(true);
    expect(errorsOf(time, device)).toEqual([500, 500]);
  });

  it('is the device’s after a sleep that is known', () => {
    const device = new FakeDevice();
    const time = new ServerTime(device);
    device.sleep(HOUR);
    time.read();
    time.trustDevice();
    expect(errorsOf(time, device)).toEqual([0, 0]);
  });

  it('is certain again when a clock that was set ahead is put right', () => {
    const device = new FakeDevice();
    const time = new ServerTime(device);
    device.skew = 2 * HOUR;
    time.read();
    device.skew = HOUR;
    expect(errorsOf(time, device)).toEqual([0, HOUR]);
    device.skew = -HOUR;
    expect(errorsOf(time, device)).toEqual([0, 0]);
    expect(time.offset).toBe(HOUR);
  });

  it.each([5 * SECOND, -5 * SECOND])('follows a device whose clock differs by %i ms from its other clock', (skew) => {
    const device = new FakeDevice();
    const time = new ServerTime(device);
    device.skew = skew;
    expect(errorsOf(time, device)).toEqual([skew, skew]);
  });
});

describe('the time that another tab has learned', () => {
  it('is adopted', () => {
    const device = new FakeDevice();
    const time = new ServerTime(device);
    expect(time.adopt(-HOUR)).toBe(true);
    expect(time.offset).toBe(-HOUR);
    expect(errorsOf(time, device)).toEqual([-HOUR, -HOUR]);
    expect(time.adopt(-HOUR)).toBe(false);
  });

  it.each([
    [2 * SECOND - 1, false],
    [2 * SECOND, true],
    [-2 * SECOND, true],
    [1 - 2 * SECOND, false],
  ])('is another from two seconds on: %i ms is, %s', (offset, changes) => {
    const time = new ServerTime(new FakeDevice());
    expect(time.adopt(offset)).toBe(changes);
    expect(time.offset).toBe(changes ? offset : 0);
  });

  it('ends the uncertainty, also where it is the same', () => {
    const device = new FakeDevice();
    const time = new ServerTime(device);
    device.sleep(HOUR);
    expect(time.adopt(0)).toBe(true);
    expect(errorsOf(time, device)).toEqual([0, 0]);
    expect(time.adopt(0)).toBe(false);
  });
});
