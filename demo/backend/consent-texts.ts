import type { ConsentType } from '../../src/embed/api/openapi/newsletter.types.ts';
import { LOCALE_TEXTS, type TextKey } from '../../src/embed/i18n/locales.ts';
import { fieldRules, type Locale, localeOf, type Site } from '../../src/embed/market/sites.ts';
import type { ConsentRequest, RecordedConsentType } from './store.ts';

/**
 * Version of the consent texts in `locales/`. Raise it with every change of their meaning, so that the record of a
 * consent says which wording the visitor saw.
 */
const EDITION = '2026-11-2';

/** The consents of a sign-up: the newsletter itself, and those that were ticked. */
export function consentsOfSignUp(ticked: readonly ConsentType[], locale: string): ConsentRequest[] {
  return consentRequests(['NEWSLETTER', ...ticked], locale);
}

/** Consents with the current version of their wording in a locale. */
export function consentRequests(types: readonly RecordedConsentType[], locale: string): ConsentRequest[] {
  return types.map((type) => ({ type, textVersion: `${locale}/${type}/${EDITION}` }));
}

/** The texts of the form that declare each consent. */
const DECLARATIONS: Readonly<Record<RecordedConsentType, TextKey>> = {
  NEWSLETTER: 'newsletter.legalNotice',
  DNE: 'newsletter.consent.label',
};

/** The company named in the consents of a locale, unless the shop sets another. */
export function companyOf(locale: Locale): string {
  return LOCALE_TEXTS[locale]['shop.company'];
}

/**
 * What a visitor declared with a sign-up, as the form showed it: paragraphs of plain text, without link tags.
 *
 * @param names values for the texts' placeholders
 */
export function wordingOf(
  types: readonly RecordedConsentType[],
  site: Site,
  names: Readonly<Record<'shop' | 'company', string>>,
): string {
  const keys = types.map((type) => DECLARATIONS[type]);
  // The declaration of a box of its own, which Turkish law requires.
  if (fieldRules(site).legals !== 'hidden') keys.splice(1, 0, 'newsletter.legals.label');
  const texts = keys.map((key) => LOCALE_TEXTS[localeOf(site)][key].replaceAll(/<[^>]*>/gu, ''));
  return texts
    .join('\n\n')
    .replaceAll('{{shop}}', () => names.shop)
    .replaceAll('{{company}}', () => names.company);
}
