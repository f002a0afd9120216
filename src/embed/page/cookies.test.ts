// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { readCookies, reducingCookies } from './cookies.ts';

const cookies = (value: unknown) => vi.spyOn(Document.prototype, 'cookie', 'get').mockReturnValue(value as string);

afterEach(() => vi.restoreAllMocks());

it.each([
  ['a=1; LoginToken=x.y=.z; b=2', ['x.y=.z']],
  ['LoginToken=a; LoginToken=; b=2; LoginToken=c', ['a', 'c']],
  ['LoginToken=', []],
  ['XLoginToken=a; LoginTokenX=b', []],
  ['logintoken=a', []],
  ['LoginToken', []],
  ['', []],
])('in %j the login tokens are %j', (all, values) => {
  cookies(all);
  expect(readCookies('LoginToken')).toEqual(values);
});

it('finds no cookie if the page may not read cookies', () => {
  vi.spyOn(Document.prototype, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('The document is sandboxed.', 'SecurityError');
  });
  expect(readCookies('LoginToken')).toEqual([]);
});

it('reads the cookies of a page with a picture of that name', () => {
  cookies('LoginToken=a');
  Object.defineProperty(document, 'cookie', { configurable: true, value: document.createElement('img') });
  expect(readCookies('LoginToken')).toEqual(['a']);
  Reflect.deleteProperty(document, 'cookie');
});

it.each([
  ['', []],
  ['NewApp=%20; AffiliateNumber= ', ['NewApp']],
  ['NewApp=false', []],
  ['NewApp= 0 ', []],
  ['NewApp=0; NewApp=1', ['NewApp']],
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
