// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { maskAddress, maskText } from './mask.ts';

it.each([
  ['https://shop.example/a/b.html', 'https://shop.example/a/b.html'],
  ['https://shop.example', 'https://shop.example'],
  ['https://anna:word@shop.example/a', 'https://shop.example/a'],
  ['https://shop.example/a?email=anna@example.com&page=2#anna', 'https://shop.example/a'],
  ['https://shop.example/service/newsletter/api/abc/doi', 'https://shop.example/service/newsletter/…'],
  ['https://shop.example/reset/0123456789abcdef', 'https://shop.example/reset/•••'],
  ['https://shop.example/of/anna%40example.com/x', 'https://shop.example/of/•••/…'],
  ['https://shop.example/a-very-long-name-of-a-page', 'https://shop.example/a-very-long-name-of-a-page'],
  ['data:text/html,anna', 'data:…'],
  ['not an address of anna@example.com', 'not an address of •••'],
])('the address %j is shown as %j', (address, shown) => {
  expect(maskAddress(address)).toBe(shown);
});

it.each([
  ['https://shop.example/a?b=c', '/a'],
  ['/a', '/a'],
])('of the page’s origin, %j is shown as the path %j', (address, shown) => {
  expect(maskAddress(address, 'https://shop.example')).toBe(shown);
});

it.each([
  ['sent to anna.muster+shop@mail.example.com.', 'sent to •••'],
  ['sent to anna%40example.com, twice', 'sent to •••, twice'],
  ['the token eyJhbGciOi.eyJleHAiOj.c2ln is old', 'the token ••• is old'],
  ['see https://shop.example/a?email=anna@example.com!', 'see https://shop.example/a!'],
  ['see https://anna:word@shop.example/a?b=c.', 'see https://shop.example/a.'],
  ['Trusted: https://a.example, https://b.example.', 'Trusted: https://a.example, https://b.example.'],
  ['<shop-newsletter>: site="XX" is not known.', '<shop-newsletter>: site="XX" is not known.'],
  ['@media and 3 @ 4', '@media and 3 @ 4'],
  ['content-src="/c.json?sig=SECRET&v=3#anna", c.json?a=SECRET.', 'content-src="/c.json?•••", c.json?•••.'],
  ['Is it meant? No?! ??', 'Is it meant? No?! ??'],
])('the text %j is shown as %j', (text, shown) => {
  expect(maskText(text)).toBe(shown);
});

it('a text ends after 2,000 characters, in which nothing is left of a secret', () => {
  expect(maskText('a '.repeat(2000))).toBe('a '.repeat(1000));
  expect(maskText(`${'a'.repeat(1995)} secret-1`, ['secret-1'])).toBe(`${'a'.repeat(1995)} •••`);
});

it('known secrets are hidden wherever they stand, but not those that are like any word', () => {
  expect(maskText('a secret-1 in xsecret-1y and a 1', ['secret-1', '1', ''])).toBe('a ••• in x•••y and a 1');
});
