// @vitest-environment node
import { expect, test } from 'vitest';
import { tokensOf } from './first-paint-tokens.ts';

test('elements with attributes, texts and the comments between texts', () => {
  expect(tokensOf('<p class="a" id="b">1<!-- -->2<br/>3</p>')).toEqual([
    'p^class^a^id^b',
    '=1',
    '!',
    '=2',
    'br',
    '/',
    '=3',
    '/',
  ]);
});

test('the characters that React escapes', () => {
  expect(tokensOf('<a title="&quot;&#x27;">&lt;b&gt; &amp;amp;</a>')).toEqual(['a^title^"\'', '=<b> &amp;', '/']);
});

test.each(['<p>a|b</p>', '<p title="a^b"></p>'])('%s is refused for the sign that separates tokens', (html) => {
  expect(() => tokensOf(html)).toThrow('must not have the sign');
});

test('an unknown reference is refused', () => {
  expect(() => tokensOf('<p>&nbsp;</p>')).toThrow('unknown reference &nbsp;');
});
