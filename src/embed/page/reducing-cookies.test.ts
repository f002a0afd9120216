import { expect, it, vi } from 'vitest';
import { reducingCookies } from './reducing-cookies.ts';

const cookies = (value: string) => vi.spyOn(document, 'cookie', 'get').mockReturnValue(value);

it.each([
  ['', []],
  ['NewApp', []],
  ['NewApp=', []],
  ['NewApp=%20; AffiliateNumber= ', ['NewApp']],
  ['NewApp=0', []],
  ['NewApp=false', []],
  ['NewApp=FALSE', []],
  ['NewApp= 0 ', []],
  ['NewApp=1', ['NewApp']],
  ['AffiliateNumber=true', ['AffiliateNumber']],
  ['AffiliateNumber=4711; NewApp=00', ['AffiliateNumber', 'NewApp']],
  ['Other=1', []],
])('of the cookies %j, %j request the reduced footer', (all, names) => {
  cookies(all);
  expect(reducingCookies()).toEqual(names);
});
