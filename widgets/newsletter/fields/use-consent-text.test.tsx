// @vitest-environment jsdom
// @vitest-environment-options {"url": "https://www.shop.example/"}
import { renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { TextsProvider } from '../../../src/embed/i18n/texts-provider.tsx';
import { type Locale, localeOf, SITES } from '../../../src/embed/market/sites.ts';
import { useConsentText } from './use-consent-text.ts';

const CONSENTS = ['newsletter.legalNotice', 'newsletter.legals.label', 'newsletter.consent.label'] as const;

function consents(locale: Locale, overrides?: object): readonly string[] {
  const { result } = renderHook(() => useConsentText(), {
    wrapper: ({ children }) => (
      <TextsProvider locale={locale} overrides={overrides}>
        {children}
      </TextsProvider>
    ),
  });
  return CONSENTS.map(result.current);
}

// The first test: each warning comes once.
it('warnings say once what to set, and nothing where company and goods are set', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  consents('fr-CH', { 'shop.company': 'Grain SA', 'shop.goods': 'café' });
  expect(warn).not.toHaveBeenCalled();
  consents('fr-CH', { 'shop.name': 'Grain' });
  consents('fr-CH', { 'shop.name': 'Grain' });
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/Set "shop\.goods"/)],
    [expect.stringMatching(/"Grain".*Set "shop\.company"/)],
  ]);
  warn.mockRestore();
});

describe('the sender in the consents', () => {
  const host = 'der Betreiber von shop.example';
  it.each([
    ['the company', { 'shop.company': 'Kaffee AG' }, 'die Kaffee\u00A0AG'],
    ['the company, whatever the shop is called', { shop: { name: 'Bohne', company: 'Kaffee AG' } }, 'Kaffee\u00A0AG'],
    // Consent to mails of a company that does not run the page would be void.
    ['the shop where there is no company', { 'shop.name': 'Bohne' }, 'die Firma Bohne'],
    ['the shop where the company is blank', { shop: { name: 'Bohne', company: ' ' } }, 'die Firma Bohne'],
    ['who runs the host of the page where there is neither', undefined, host],
    ['who runs the host where both are blank', { shop: { name: '', company: ' ' } }, host],
  ])('names %s', (_fact, overrides, sender) => {
    for (const text of consents('de-DE', overrides)) {
      expect(text).toContain(sender);
      expect(text).not.toMatch(/www|\{\{|undefined/);
    }
  });

  it('stands beside the age that the page asks for, or else the built-in one', () => {
    expect(consents('cs-CZ')[0]).toContain('18\u00A0let');
    expect(consents('de-DE')[0]).toContain('mindestens 16\u00A0Jahre');
    expect(consents('de-DE', { 'shop.age': '21' })[0]).toContain('mindestens 21\u00A0Jahre');
  });

  it('is in the page’s own words, too', () => {
    const own = { 'newsletter.legalNotice': '{{company}}: ja' };
    expect(consents('de-DE', own)[0]).toBe('shop.example: ja');
    expect(consents('de-DE', { ...own, 'shop.name': 'Bohne' })[0]).toBe('Bohne: ja');
  });

  it.each(SITES)('is the host alone in %s without a name of the page', (site) => {
    for (const text of consents(localeOf(site))) {
      expect(text).toContain('shop.example');
      expect(text).not.toMatch(/www|\{\{|a\(z\)|GmbH|s\.r\.o|Kft|A\.Ş|sp\. z/);
    }
  });

  it('has the article that its name takes in Hungarian', () => {
    const [notice = ''] = consents('hu-HU', { 'shop.company': 'Alza.hu Kft.' });
    expect(notice).toContain('küldjön nekem az\u00A0Alza.hu\u00A0Kft., és\u00A0ehhez');
  });
});
