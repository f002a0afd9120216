import type { ConsentType } from '../../src/embed/api/openapi/newsletter.types.ts';
import { withArticle } from '../../src/embed/i18n/article.ts';
import { LOCALE_TEXTS } from '../../src/embed/i18n/locales.ts';
import { shownTexts, withWholeLegalForm } from '../../src/embed/i18n/shown-texts.ts';
import { fieldRules, localeOf, type Site } from '../../src/embed/market/sites.ts';
import { DEMO_SITES } from '../sites.ts';

/**
 * What a visitor declared with a sign-up, as the form showed it: paragraphs of text, in which `<usage>` is around the words
 * of a link. The notice declares in its first paragraph, and informs in the second.
 *
 * @param company the sender that the form named
 */
export function wordingOf(consents: readonly ConsentType[], site: Site, company: string): string {
  const texts = shownTexts({ ...LOCALE_TEXTS[localeOf(site)], ...DEMO_SITES[site].texts });
  const sender = withArticle(texts['shop.sender'].replace('{{company}}', () => withWholeLegalForm(company)));
  // Where the law requires a box of its own, its text is the declaration.
  const hasBox = fieldRules(site).legals !== 'hidden';
  const [notice = ''] = texts['newsletter.legalNotice'].split('\n\n');
  const declared = [
    hasBox ? texts['newsletter.legals.label'] : notice,
    ...consents.map(() => texts['newsletter.consent.label']),
  ];
  return declared
    .map((text) => text.replaceAll('\n\n', ' '))
    .join('\n\n')
    .replaceAll('{{goods}}', () => texts['shop.goods'])
    .replaceAll('{{age}}', texts['shop.age'])
    .replaceAll('{{sender}}', () => sender);
}
