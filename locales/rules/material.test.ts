// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { footerPassage, passagesOf, type RuleContent } from './material.ts';

it('a passage of the footer has the words of the link between those of the sales tax', () => {
  const salesTax = {
    textBeforeLink: 'zzgl.',
    link: { url: '/versand', text: 'Versand' },
    textAfterLink: 'inkl. MwSt.',
  };
  expect(footerPassage('salesTax', { salesTax }).text).toBe('zzgl. Versand inkl. MwSt.');
});

it.each([
  [
    [{ heading: { iconName: 'order' } }, { heading: { iconName: 'returns' }, introductoryText: '30 Tage' }],
    '30 Tage',
    '[1]',
  ],
  [[], '', ' ("iconName": "returns")'],
])('a passage of the footer is found by the icon of its group: %j', (groups, text, place) => {
  const content = { teaser: { groups } } as RuleContent;
  expect(footerPassage('returns', content)).toEqual({ path: `teaser.groups${place}.introductoryText`, text });
});

it('a passage of the footer has each address at any depth, and nothing else', () => {
  const content = JSON.parse(
    '{ "countries": [{ "href": "/at", "label": "/no" }], "a": { "url": { "url": "/deep" }, "title": "/no" }, "b": null }',
  ) as RuleContent;
  expect(footerPassage('addresses', content).text).toBe('/at\n/deep');
});

describe('the passages of a rule', () => {
  const keys = ['one', 'two'];

  it('are the texts by their keys; one that is not there is empty', () => {
    expect(passagesOf({ texts: keys }, { texts: { one: 'a\u00a0b' } })).toEqual([
      { path: 'one', text: 'a b' },
      { path: 'two', text: '' },
    ]);
  });

  it.each([{ texts: keys }, { footer: 'legalLinks' as const }])('are none without the part: %j', (rule) => {
    expect(passagesOf(rule, {})).toBeUndefined();
  });

  it.each([
    ['Tee', 'Wir werben.', 'Tee'],
    ['', 'Wir werben für Tee.', 'Wir werben für Tee.'],
    ['', 'Wir werben für {{goods}}.', ''],
  ])('name the goods “%s”, or the notice “%s” does', (goods, notice, text) => {
    const texts = { 'shop.goods': goods, 'newsletter.legalNotice': notice };
    expect(passagesOf({ texts: 'shop.goods' }, { texts })).toEqual([{ path: 'shop.goods', text }]);
  });

  it.each([
    ['Kávé Kft.', 'A {{company}} küldi.'],
    ['  Kávé Kft. ', 'A {{company}} küldi.'],
    ['', 'A Kávé Kft. küldi.'],
    [' ', 'A Kávé Kft. küldi.'],
  ])('have a placeholder for the company “%s”', (company, text) => {
    const texts = { one: 'A Kávé Kft. küldi.', 'shop.company': company };
    expect(passagesOf({ texts: 'one' }, { texts })).toEqual([{ path: 'one', text }]);
  });
});

it.each([
  ['no-break spaces', '1\u00a0000\u202f€', '1 000 €'],
  ['word joiners', 'a\u2060b', 'ab'],
  ['no-break hyphens', 'E\u2011Mail', 'E-Mail'],
])('%s do not matter', (_fact, given, text) => {
  expect(passagesOf({ texts: 'body' }, { texts: { body: given } })).toEqual([{ path: 'body', text }]);
});
