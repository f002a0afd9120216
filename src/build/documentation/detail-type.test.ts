import { expect, it } from 'vitest';
import { boolean, type DetailFields, oneOf, orNull, string } from '../../embed/element/declare/event-detail.ts';
import { LOCALES, SITES } from '../../embed/market/sites.ts';
import { detailType } from './detail-type.ts';

it.each<[DetailFields, string]>([
  [{}, '{}'],
  [{ name: string, loggedIn: boolean }, '{ name: string; loggedIn: boolean }'],
  [{ test: orNull(string) }, '{ test: string | null }'],
  [{ code: oneOf([0, 1, null]), result: oneOf(['A', 'B']) }, "{ code: 0 | 1 | null; result: 'A' | 'B' }"],
  [{ site: oneOf(SITES), locale: oneOf(LOCALES) }, '{ site: Site; locale: Locale }'],
])('prints the type of %j', (fields, type) => {
  expect(detailType(fields)).toBe(type);
});
