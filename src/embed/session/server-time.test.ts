import { expect, it } from 'vitest';
import { FakeDevice, HOUR, SECOND } from '../../../test/support/fake-device.ts';
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

/** A `Date` header that is ahead of the true time. */
const header = (device: FakeDevice, ahead: number): string => new Date(device.time + ahead).toUTCString();

it('the time is the device’s until an answer says otherwise, half a second after its whole second', () => {
  const device = new FakeDevice();
  device.skew = HOUR;
  const time = new ServerTime(device);
  expect(time.now()).toBe(device.time + HOUR);
  expect(time.offset).toBe(0);
  expect(time.learn(header(device, 0), false)).toBe(true);
  expect(time.now()).toBe(device.time + 500);
  expect(time.learn(header(device, -HOUR), false)).toBe(true);
  expect(time.offset).toBe(500 - 2 * HOUR);
});

it.each([
  [1 * SECOND, false],
  [-2 * SECOND, false],
  [2 * SECOND, true],
  [-3 * SECOND, true],
])('an answer that differs by %i ms and half a second changes the time: %s', (ahead, changes) => {
  const device = new FakeDevice();
  const time = new ServerTime(device);
  expect(time.learn(header(device, ahead), false)).toBe(changes);
  expect(time.offset).toBe(changes ? ahead + 500 : 0);
});

it.each([null, '', 'soon'])('the time is not learned from the header %j', (nothing) => {
  const time = new ServerTime(new FakeDevice());
  expect(time.learn(nothing, true)).toBe(false);
  expect(time.offset).toBe(0);
});

it.each([
  [2 * SECOND - 1, false],
  [2 * SECOND, true],
  [-2 * SECOND, true],
  [1 - 2 * SECOND, false],
])('the offset of another tab is adopted from two seconds on: %i ms is, %s', (offset, changes) => {
  const time = new ServerTime(new FakeDevice());
  expect(time.adopt(offset)).toBe(changes);
  expect(time.offset).toBe(changes ? offset : 0);
});

it('the offset of another tab is adopted up to a day from what the services say, however often it comes', () => {
  const device = new FakeDevice();
  const time = new ServerTime(device);
  time.learn(header(device, HOUR), false);
  time.learn(null, false);
  const offsets = [25 * HOUR + 500, 26 * HOUR, 49 * HOUR];
  expect(offsets.map((offset) => time.adopt(offset))).toEqual([true, false, false]);
});

it.each([
  [HOUR, true, HOUR + 500],
  [-HOUR, true, 0],
  [-HOUR, false, 500 - HOUR],
])('an answer that is %i ms ahead and can be old (%s) gives the offset %i', (ahead, canBeOld, offset) => {
  const device = new FakeDevice();
  const time = new ServerTime(device);
  expect(time.learn(header(device, ahead), canBeOld)).toBe(true);
  expect(time.offset).toBe(offset);
  expect(time.earliest() - device.time).toBe(ahead < 0 ? 500 - HOUR : HOUR + 500);
  expect(time.learn(header(device, ahead), canBeOld), 'the same again').toBe(false);
  time.learn(header(device, 0), false);
  expect(time.earliest()).toBe(time.now());
});
