import { withArticle } from '../../src/embed/i18n/hungarian-article.ts';
import { LOCALE_TEXTS, type TextKey } from '../../src/embed/i18n/locales.ts';
import { shownTexts, withWholeLegalForm } from '../../src/embed/i18n/shown-texts.ts';
import { fieldRules, localeOf, type Site } from '../../src/embed/market/sites.ts';
import { DEMO_SITES } from '../sites.ts';
import type { ConsentRequest, RecordedConsentType } from './records.ts';

/**
 * Version of the consent texts in `locales/`. Raise it with every change of their meaning, so that the record of a
 * consent contains the wording that the visitor saw.
 */
const TEXTS_VERSION = '2026-11-4';

/** Consents with the current version of their wording in a locale. */
export function consentRequests(types: readonly RecordedConsentType[], locale: string): ConsentRequest[] {
  return types.map((type) => ({ type, textVersion: `${locale}/${type}/${TEXTS_VERSION}` }));
}

/** The texts of the form that declare each consent. */
const DECLARATIONS: Readonly<Record<RecordedConsentType, TextKey>> = {
  NEWSLETTER: 'newsletter.legalNotice',
  DNE: 'newsletter.consent.label',
};

/**
 * What a visitor declared with a sign-up, as the form showed it: paragraphs of text, in which `<usage>` is around the words
 * of a link. The notice declares in its first paragraph, and informs in the second.
 *
 * @param company the sender that the form named
 */
export function wordingOf(types: readonly RecordedConsentType[], site: Site, company: string): string {
  const texts = shownTexts({ ...LOCALE_TEXTS[localeOf(site)], ...DEMO_SITES[site].texts });
  const sender = withArticle(texts['shop.sender'].replace('{{company}}', () => withWholeLegalForm(company)));
  // Where the law requires a box of its own, its text is the declaration.
  const hasBox = fieldRules(site).legals !== 'hidden';
  const keys = types.map((type) => (hasBox && type === 'NEWSLETTER' ? 'newsletter.legals.label' : DECLARATIONS[type]));
  const declared = keys.map((key) => {
    const paragraphs = texts[key].split('\n\n');
    return paragraphs.slice(0, key === 'newsletter.legalNotice' ? 1 : undefined).join(' ');
  });
  return declared
    .join('\n\n')
    .replaceAll('{{goods}}', () => texts['shop.goods'])
    .replaceAll('{{sender}}', () => sender);
}
