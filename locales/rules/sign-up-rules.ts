import { SITES } from '../../src/embed/market/sites.ts';
import { contains, each, german, lacks, type MarketRule } from './rule.ts';
import { KVKK_NOTICE, NOTICE, NOTICE_AND_PERSONAL, OWN } from './places-and-sources.ts';

/**
 * The words are among the first 100 characters: two lines of a phone, with the placeholder as long as a company's name.
 * How the lines really break is measured in the browser.
 */
function firstLines(advertising: string, mail: string): RegExp {
  const word = (text: string): string => `(?=.{0,85}${text})`;
  return new RegExp(`^${word(String.raw`\{\{(?:company|sender)\}\}`)}${word(advertising)}${word(mail)}`, 'i');
}

/** Age, double opt-in, voice and links of the sign-up. */
export const SIGN_UP_RULES: readonly MarketRule[] = [
  {
    id: 'consent.first-lines',
    at: NOTICE,
    sentence: 'The two lines that are legible while the notice is folded say who sends advertising by e-mail.',
    source: OWN,
    bySite: contains({
      ...german(firstLines('Werbung', 'e-mail')),
      CH_FR: firstLines('publicité', 'e-mail'),
      PL: firstLines('informacje handlowe', 'e-mail'),
      CZ: firstLines('obchodní sdělení', 'e-mail'),
      HU: firstLines('reklámot', 'e-mail'),
      SK: firstLines('reklamu', 'e-mail'),
      TR: firstLines('ticari elektronik ileti', 'e-posta'),
    }),
  },
  {
    id: 'consent.third-person',
    at: NOTICE_AND_PERSONAL,
    sentence: 'Consents speak of the visitor in the first person and of the shop in the third.',
    source: OWN,
    bySite: lacks({ ...german(/\b(?:wir|uns|unser\w*)\b/i), CH_FR: /\b(?:nous|notre|nos)\b/i }),
    breaks: 'wir nous',
  },
  {
    id: 'consent.double-opt-in',
    at: NOTICE,
    sentence: 'The notice says that the sign-up takes effect with the click in the mail, and calls this double opt-in.',
    source: 'GDPR, Article 7(1): proof of consent',
    sources: { CH: OWN, CH_FR: OWN, TR: OWN },
    bySite: contains(each(SITES, /double[- ]opt-in/i)),
  },
  {
    id: 'consent.age',
    at: NOTICE,
    sentence: 'The visitor confirms the minimum age: 16 years, 18 in the Czech Republic and Slovakia.',
    source: 'the shop’s own rule, not below any age of GDPR Article 8',
    bySite: contains({ ...each(SITES, /\b16\b/), CZ: /\b18\b/, SK: /\b18\b/ }),
  },
  {
    id: 'consent.no-other-age',
    at: NOTICE,
    sentence: 'The notice does not name the minimum age of another market.',
    source: OWN,
    bySite: lacks({ ...each(SITES, /\b18\b/), CZ: /\b16\b/, SK: /\b16\b/ }),
    breaks: '16/18',
  },
  {
    id: 'consent.details',
    at: NOTICE,
    sentence: 'The notice links to the page that explains how the data are used.',
    source: 'GDPR, Article 13',
    sources: { CH: 'DSG, Article 19', CH_FR: 'LPD, Article 19', TR: KVKK_NOTICE },
    bySite: contains(each(SITES, /<usage>[^<]+<\/usage>/)),
  },
  {
    id: 'privacy.link',
    at: { in: 'texts', keys: ['newsletter.privacyHint'] },
    sentence: 'The sentence on privacy beside the form links to the privacy notice.',
    source: 'GDPR, Article 13',
    sources: { CH: 'DSG, Article 19', CH_FR: 'LPD, Article 19', TR: 'KVKK, Article 10' },
    bySite: contains(each(SITES, /<privacy>[^<]+<\/privacy>/)),
  },
];
