import type { ConsentType, Locale } from '../../src/api/openapi/newsletter.types.ts';
import type { ConsentRequest, RecordedConsentType } from './store.ts';

/**
 * The edition of the consent texts in `locales/`. Raise it with every change of their meaning, so that the record of a
 * consent says which wording the visitor saw.
 */
const EDITION = '2026-11';

/** The consents of a sign-up: the newsletter itself, and those that were ticked. */
export function consentsOfSignUp(ticked: readonly ConsentType[], locale: Locale): ConsentRequest[] {
  return consentRequests(['NEWSLETTER', ...ticked], locale);
}

/** Consents with the wording that is in force in a locale. */
export function consentRequests(types: readonly RecordedConsentType[], locale: Locale): ConsentRequest[] {
  return types.map((type) => ({ type, textVersion: `${locale}/${type}/${EDITION}` }));
}
