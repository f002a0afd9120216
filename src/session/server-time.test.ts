// @vitest-environment node
import { expect, it } from 'vitest';
import { timeIn } from './server-time.ts';

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
