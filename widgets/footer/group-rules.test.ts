import { expect, it } from 'vitest';
import { logoRows } from './group-rules.ts';

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
