import { afterEach, expect, it, vi } from 'vitest';
import { readCookie, reducingCookies } from './cookies.ts';

const cookies = (value: unknown) => vi.spyOn(document, 'cookie', 'get').mockReturnValue(value as string);

afterEach(() => vi.restoreAllMocks());

it.each([
  ['a=1; LoginToken=x.y=.z; b=2', 'x.y=.z'],
  ['LoginToken=', ''],
  ['LoginToken=a; LoginToken=b', 'a'],
  ['XLoginToken=a; LoginTokenX=b', undefined],
  ['logintoken=a', undefined],
  ['LoginToken', undefined],
  ['', undefined],
])('in %j the login token is %j', (all, value) => {
  cookies(all);
  expect(readCookie('LoginToken')).toBe(value);
});

it('finds no cookie if the page may not read cookies', () => {
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('The document is sandboxed.', 'SecurityError');
  });
  expect(readCookie('LoginToken')).toBeUndefined();
});

it.each([
  ['', []],
  ['NewApp', []],
  ['NewApp=%20; AffiliateNumber= ', ['NewApp']],
  ['NewApp=0', []],
  ['NewApp=false', []],
  ['NewApp= 0 ', []],
  ['NewApp=1', ['NewApp']],
  ['AffiliateNumber=true', ['AffiliateNumber']],
  ['AffiliateNumber=4711; NewApp=00', ['AffiliateNumber', 'NewApp']],
])('of the cookies %j, %j request the reduced footer', (all, names) => {
  cookies(all);
  expect(reducingCookies()).toEqual(names);
});

it('takes the names of the page in place of its own', () => {
  cookies('NewApp=1; partner=7; APP=0; App=yes');
  expect(reducingCookies('partner,  App APP,')).toEqual(['partner', 'App']);
});
