import { describe, expect, it } from 'vitest';
import { builtInContent } from '../../../widgets/footer/content/built-in.ts';
import { LOCALE_TEXTS } from '../../../src/embed/i18n/locales.ts';
import { localeOf, type Site, SITES } from '../../../src/embed/market/sites.ts';
import { marketOf, textOf, textsOfShop } from './markets.ts';

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

describe('the texts that the shop sets', () => {
  const built = (site: Site): string => LOCALE_TEXTS[localeOf(site)]['newsletter.voucherTerms'];

  it.each(SITES)('complete the terms of the voucher in %s, and keep their link', (site) => {
    const texts = JSON.parse(textsOfShop(site)) as Readonly<Record<string, string>>;
    const terms = texts['newsletter.voucherTerms'] ?? built(site);
    expect(terms).toMatch(/\d.*<voucher>.*<\/voucher>/);
    expect(terms.length).toBeLessThanOrEqual(220);
  });
});

describe('the strip above the page', () => {
  it.each(SITES)('gives no number in %s that the footer does not give', (code) => {
    const footer = JSON.stringify(builtInContent(code));
    for (const number of marketOf(code).promise.match(/\d+/g) ?? [])
      expect(footer).toMatch(new RegExp(`\\b${number}\\b`));
  });

  it('does not praise the 14 days that Austrian law gives: Directive 2005/29/EC, annex I no. 10', () => {
    expect(marketOf('AT').promise).not.toMatch(/\b14\b/);
  });
});

describe('prices', () => {
  it.each(SITES)('come in %s with what the footer says of tax and delivery', (code) => {
    const { textBeforeLink, link } = builtInContent(code).salesTax as Record<string, { text: string }>;
    const taxIn = (text: unknown) => /MwSt|USt|MWST|TVA|VAT|DPH|áfá|KDV/u.exec(String(text))?.[0];
    const note = textOf(marketOf(code), 'products.note');
    expect(taxIn(note)).toBe(taxIn(textBeforeLink));
    expect(note.replaceAll(/\s/g, ' ')).toContain(link?.text.replaceAll(/\s/g, ' '));
  });
});
