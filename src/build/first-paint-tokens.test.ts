import { expect, test } from 'vitest';
import { tokensOf } from './first-paint-tokens.ts';

test.each(['<p>a|b</p>', '<p title="a^b"></p>'])('%s is refused for the sign that separates tokens', (html) => {
  expect(() => tokensOf(html)).toThrow('must not have the sign');
});

test('a comment is refused', () => {
  expect(() => tokensOf('<p>a<!-- -->b</p>')).toThrow('may contain only elements and text');
});
