// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { LOCALE_TEXTS } from './locales.ts';
import { createTexts } from './texts.ts';

const BUILT_IN = LOCALE_TEXTS['de-DE']['shop.company'];

describe('the company that a consent names', () => {
  it.each([
    ['the built-in one without overrides', undefined, BUILT_IN],
    ['the page’s', { 'shop.company': 'Kaffee AG' }, 'Kaffee AG'],
    ['the page’s, whatever its shop is called', { shop: { name: 'Bohne', company: 'Kaffee AG' } }, 'Kaffee AG'],
    // Consent to mails of a company that does not run the page would be void.
    ['the shop’s name where the page gives that alone', { 'shop.name': 'Bohne' }, 'Bohne'],
    ['the shop’s name where the company is empty', { shop: { name: 'Bohne', company: '' } }, 'Bohne'],
    ['the built-in one where both are empty', { shop: { name: '', company: ' ' } }, BUILT_IN],
  ])('is %s', (_fact, overrides, company) => {
    const { t } = createTexts('de-DE', overrides);
    expect(t('newsletter.legalNotice')).toContain(company);
    expect(t('newsletter.legalNotice')).not.toMatch(/\{\{|undefined/);
    expect(t('shop.company')).toBe(company);
  });

  it('does not change the name of the shop', () => {
    expect(createTexts('de-DE', { 'shop.company': 'Kaffee AG' }).t('shop.name')).toBe('Tambrel');
  });
});
