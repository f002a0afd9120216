import { expect, test } from 'vitest';
import { isFolding, showsCountries } from './layout-rules.ts';

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
