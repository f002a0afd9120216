import { expect, test } from 'vitest';
import { viewTarget } from './view-link-rules.ts';

test.each([
  ['?view=mobile', '', '?view=mobile'],
  ['?view=mobile', '?q=a%20b&flag&page=3', '?q=a%20b&flag&page=3&view=mobile'],
  ['?view=mobile', '?view=desktop&q=a&view=x', '?q=a&view=mobile'],
  ['?view=mobile&scale=1#top', '?scale=2&q=a', '?q=a&view=mobile&scale=1#top'],
  ['?view=mobile', `?${'a'.repeat(1999)}`, `?${'a'.repeat(1999)}&view=mobile`],
  ['?view=mobile', `?${'a'.repeat(2000)}`, '?view=mobile'],
  ['/mobile?view=mobile', '?q=a', '/mobile?view=mobile'],
  ['https://m.shop.example/', '?q=a', 'https://m.shop.example/'],
])('%s on a page with the query “%s” leads to %s', (url, search, target) => {
  expect(viewTarget(url, search)).toBe(target);
});
