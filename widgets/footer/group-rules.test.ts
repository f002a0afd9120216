import { expect, it } from 'vitest';
import { logoRows, titleOf } from './group-rules.ts';

const link = { url: '/a', text: 'A' };

const images = [{ label: 'DHL', source: 'dhl' as const }];

it('the rows of logos are those of the groups that have some, each named by its group', () => {
  const groups = [
    { heading: { text: 'Payment' } },
    { heading: { link: { url: '/a', text: 'Shipping' }, text: 'Delivery' }, images },
    { heading: { text: 'Returns' }, images: [] },
    { images },
  ];
  expect(logoRows(groups)).toEqual([
    { title: 'Shipping', images },
    { title: undefined, images },
  ]);
});

it.each([
  [{ heading: { link, text: 'B' } }, 'A'],
  [{ heading: { text: 'B' } }, 'B'],
  [{ heading: {} }, undefined],
  [{}, undefined],
])('the title of %j is %s', (group, title) => {
  expect(titleOf(group)).toBe(title);
});
