// @vitest-environment node
import { expect, test } from 'vitest';
import { hasSignedUp, isFolding, isMarked, showsCountries } from './layout-rules.ts';

test('the footer folds on every platform but the desktop’s', () => {
  expect((['CLASSIC', 'MATCH', 'TABLET', 'SMARTPHONE'] as const).filter(isFolding)).toEqual([
    'MATCH',
    'TABLET',
    'SMARTPHONE',
  ]);
});

test('the country selector shows on CLASSIC and MATCH, and never in the reduced footer', () => {
  const platforms = ['CLASSIC', 'MATCH', 'TABLET', 'SMARTPHONE'] as const;
  expect(platforms.filter((platform) => showsCountries(platform, false))).toEqual(['CLASSIC', 'MATCH']);
  expect(platforms.filter((platform) => showsCountries(platform, true))).toEqual([]);
});

test.each([
  [undefined, false],
  ['', false],
  [' ', false],
  ['0', false],
  ['false', false],
  ['FALSE', false],
  [' 0 ', false],
  ['1', true],
  ['true', true],
  ['4711', true],
  ['00', true],
])('a marker cookie of %j asks for the reduced footer: %s', (cookie, marked) => {
  expect(isMarked(cookie)).toBe(marked);
});

test.each([
  ['WAITING_FOR_DOI', true],
  ['SUBSCRIBED', true],
  ['UNSUBSCRIBED', false],
  ['', false],
  [undefined, false],
  [1, false],
])('a visitor whose newsletter status is %j has signed up: %s', (status, signedUp) => {
  expect(hasSignedUp(status)).toBe(signedUp);
});
