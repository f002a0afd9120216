import { expect, it } from 'vitest';
import { spaceBefore } from './sales-tax-rules.ts';

it.each([
  ['', ''],
  ['.', ''],
  [', plus shipping', ''],
  ['plus shipping.', ' '],
  ['(plus shipping)', ' '],
])('between a link and “%s” stands “%s”', (words, space) => {
  expect(spaceBefore(words)).toBe(space);
});
