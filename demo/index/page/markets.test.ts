import { describe, expect, it } from 'vitest';
import { builtInContent } from '../../../widgets/footer/content/built-in.ts';
import type { Site } from '../../../src/market/sites.ts';
import { settingNamed } from '../settings/definitions.ts';
import { marketOf, price, textOf } from './markets.ts';

const site = settingNamed('site');
const SITES = site.kind === 'choice' ? site.options.map(({ value }) => value) : [];

describe('the page’s words', () => {
  it.each(SITES)('are complete and without ß in %s', (code) => {
    const { texts } = marketOf(code);
    expect(Object.keys(texts)).toEqual(Object.keys(marketOf('DE').texts));
    for (const text of Object.values(texts)) {
      expect(text.trim()).not.toBe('');
      expect(text).not.toContain('ß');
    }
  });

  it.each(SITES)('promise in the strip no number that the footer of %s does not', (code) => {
    const footer = JSON.stringify(builtInContent(code as Site));
    for (const number of marketOf(code).promise.match(/\d+/g) ?? [])
      expect(footer).toMatch(new RegExp(`\\b${number}\\b`));
  });

  it('praise no right that Austrian law gives anyway', () => {
    expect(marketOf('AT').promise).not.toMatch(/14 Tage/);
  });

  it.each(SITES)('keep the places for values in %s', (code) => {
    expect(textOf(marketOf(code), 'bag.added', { product: 'PRODUCT' })).toContain('PRODUCT');
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
