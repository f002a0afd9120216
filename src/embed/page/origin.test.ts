// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { addressOrigin, originOf, pageOrigin, readOrigin } from './origin.ts';

afterEach(() => {
  Reflect.deleteProperty(Document.prototype, 'domain');
});

function openAt(origin: string, domain: string): void {
  vi.stubGlobal('location', { origin });
  Object.defineProperty(Document.prototype, 'domain', { configurable: true, get: () => domain });
}

it.each([
  ['at an address', 'https://shop.example', 'shop.example', 'https://shop.example'],
  ['without an origin of its own', 'https://shop.example', '', 'https://cdn.example'],
  ['without an address', 'null', 'shop.example', 'https://cdn.example'],
  ['of a file', 'file://', '', 'https://cdn.example'],
])('services are at the page’s origin, or the script’s, on a page %s', (_, origin, domain, base) => {
  openAt(origin, domain);
  expect(pageOrigin('https://cdn.example')).toBe(base);
});

it('services are at a path if neither page nor script has an origin', () => {
  openAt('null', '');
  expect(pageOrigin(undefined)).toBe('');
  expect(addressOrigin()).toBeUndefined();
});

it.each([
  ['https://api.example', 'https://api.example'],
  ['HTTPS://API.Example:443/a/b?c#d', 'https://api.example'],
  ['http://localhost:8080/', 'http://localhost:8080'],
  ['https://shop.example@evil.example/', 'https://evil.example'],
  ['https://user:secret@api.example', 'https://api.example'],
  ['https:\\\\evil.example', 'https://evil.example'],
  ['//cdn.example/x', 'https://cdn.example'],
  ['/\\evil.example', 'https://evil.example'],
  ['/', 'https://shop.example'],
  ['/uploads/mine.json?', 'https://shop.example'],
  ['api.example', undefined],
  ['', undefined],
  ['?a', undefined],
  ['http://[bad', undefined],
  ['javascript:alert(1)', undefined],
  ['blob:https://shop.example/1', undefined],
  ['data:text/html,x', undefined],
])('the origin written as %j is %j', (raw, origin) => {
  expect(readOrigin(raw, 'https://shop.example')).toBe(origin);
});

it.each(['', undefined])('a path has no origin if that of the page is %j', (own) => {
  expect(readOrigin('/', own)).toBeUndefined();
});

it('a relative address has the origin of its base', () => {
  expect(originOf('c.json', 'https://cdn.example/a/')).toBe('https://cdn.example');
  expect(originOf('c.json')).toBeUndefined();
});
