// @vitest-environment node
import { expect, it } from 'vitest';

import { blockingOf, rangeOf, ratio } from './figures.ts';

it.each([
  [[30, 10.4, 20.6], '21 (10 to 30)'],
  [[4, 1, 2, 3], '3 (1 to 4)'],
  [[7], '7 (7 to 7)'],
])('tells the median of %j with its range', (values, told) => {
  expect(rangeOf(values, 0)).toBe(told);
});

it.each([
  [[4, 6, 5], [2, 1, 3], '2.50 ×'],
  [[4], [0], '–'],
])('compares the medians of %j and %j: %s', (values, base, told) => {
  expect(ratio(values, base)).toBe(told);
});

it('counts of long tasks what they take beyond 50 ms', () => {
  expect(blockingOf([51, 150, 20])).toBe(101);
});
