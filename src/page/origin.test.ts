import { afterEach, expect, it, vi } from 'vitest';
import { pageOrigin } from './origin.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['https://shop.example', 'https://cdn.example', 'https://shop.example'],
  ['null', 'https://cdn.example', 'https://cdn.example'],
  ['null', undefined, ''],
])('on a page of origin %s, with the script from %s, it is %j', (own, script, origin) => {
  vi.stubGlobal('origin', own);
  expect(pageOrigin(script)).toBe(origin);
});
