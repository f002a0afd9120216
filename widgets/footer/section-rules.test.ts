import { expect, it, test } from 'vitest';
import { logoRows, spaceBefore, viewTarget } from './section-rules.ts';

const images = [{ label: 'DHL', source: 'dhl' as const }];

it('the rows of logos are those of the groups that have some, each named by the link of its group, or else the text', () => {
  const groups = [
    { heading: { text: 'Payment' } },
    { heading: { link: { url: '/a', text: 'Shipping' }, text: 'Delivery' }, images },
    { heading: { text: 'Returns' }, images: [] },
    { heading: { text: 'Partners' }, images },
    { heading: {}, images },
    { images },
  ];
  const titles = ['Shipping', 'Partners', undefined, undefined];
  expect(logoRows(groups)).toEqual(titles.map((title) => ({ title, images })));
});

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

it.each([
  ['', ''],
  ['.', ''],
  [', plus shipping', ''],
  ['plus shipping.', ' '],
  ['(plus shipping)', ' '],
])('between a link and “%s” stands “%s”', (words, space) => {
  expect(spaceBefore(words)).toBe(space);
});
