import { describe, expect, it } from 'vitest';
import { builtInContent } from '../../../widgets/footer/content/built-in.ts';
import { checkRules } from '../../../locales/rules/check-rules.ts';
import type { Material } from '../../../locales/rules/material.ts';
import { rulesOf } from '../../../locales/rules/pack.ts';
import { SITES } from '../../../src/embed/market/sites.ts';
import { breakings } from '../../../test/support/break-rule.ts';
import { marketOf, price, textOf } from './markets.ts';

describe('the page’s words', () => {
  it.each(SITES)('are complete and without ß in %s', (code) => {
    const { texts } = marketOf(code);
    expect(Object.keys(texts)).toEqual(Object.keys(marketOf('DE').texts));
    for (const text of Object.values(texts)) {
      expect(text.trim()).not.toBe('');
      expect(text).not.toContain('ß');
    }
  });

  it.each(SITES)('keep the places for values in %s', (code) => {
    expect(textOf(marketOf(code), 'bag.added', { product: 'PRODUCT' })).toContain('PRODUCT');
  });
});

describe.each(SITES)('the strip above the page of %s', (code) => {
  const material = { content: builtInContent(code), strip: marketOf(code).promise };
  const rules = rulesOf(code).filter(({ rule }) => rule.at.in === 'strip');
  const brokenIds = (given: Material) => checkRules(code, given).map(({ rule }) => rule.id);

  it('keeps the market’s rules', () => {
    expect(brokenIds(material)).toEqual([]);
  });

  it('breaks each of them when it is changed', () => {
    for (const siteRule of rules) {
      const [broken] = breakings(siteRule, material);
      expect(broken?.materials.flatMap(brokenIds)).toContain(siteRule.rule.id);
    }
  });

  it('gives no number that the footer does not give', () => {
    const footer = JSON.stringify(builtInContent(code));
    for (const number of marketOf(code).promise.match(/\d+/g) ?? [])
      expect(footer).toMatch(new RegExp(`\\b${number}\\b`));
  });
});

describe('prices', () => {
  it.each([
    ['DE', 7.99, '7,99 €'],
    ['CH', 9.9, 'CHF 9.90'],
    ['HU', 19_990, '19 990 Ft'],
    ['TR', 1999, '₺1.999'],
  ])('are written as in %s', (code, amount, expected) => {
    expect(price(marketOf(code), amount).replaceAll(/\s/g, ' ')).toBe(expected);
  });
});
