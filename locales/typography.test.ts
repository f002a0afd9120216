// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { PASSWORD_LANGUAGES, PASSWORD_TEXTS } from '../src/ui/password-strength/password-texts.ts';
import { ELEMENTS, keysWhere, load, localesIn, LOCALES, MAILS, type Texts, WIDGETS } from './bundles.ts';
import { TYPOGRAPHY } from './typography.ts';

const SHOP_PAGE = new URL('../demo/index/page/texts/', import.meta.url);

/** The locale by whose rules a language of the shop page is set. Its German is read in Switzerland, too. */
const LOCALE_OF_LANGUAGE: Readonly<Record<string, string>> = {
  cs: 'cs-CZ',
  de: 'de-CH',
  fr: 'fr-CH',
  hu: 'hu-HU',
  pl: 'pl-PL',
  sk: 'sk-SK',
  tr: 'tr-TR',
};

const BUNDLES: readonly (readonly [place: string, locale: string, texts: Texts])[] = [
  ...LOCALES.map((locale) => ['widgets', locale, load(WIDGETS, locale).texts] as const),
  ...LOCALES.map((locale) => ['interface elements', locale, load(ELEMENTS, locale).texts] as const),
  ...LOCALES.map((locale) => ['confirmation mail', locale, load(MAILS, locale).texts] as const),
  ...localesIn(SHOP_PAGE).map(
    (language) =>
      ['demo’s shop page', LOCALE_OF_LANGUAGE[language] ?? language, load(SHOP_PAGE, language).texts] as const,
  ),
  ...PASSWORD_LANGUAGES.map((language) => ['password’s strength', language, PASSWORD_TEXTS[language]] as const),
];

describe.each(BUNDLES)('the texts of the %s in %s', (_place, locale, texts) => {
  it.each(TYPOGRAPHY)('$fact', ({ refuses }) => {
    expect(keysWhere(texts, (text) => refuses(text, locale))).toEqual([]);
  });
});

it('every language of the shop page is one whose rules are known', () => {
  expect(localesIn(SHOP_PAGE)).toEqual(Object.keys(LOCALE_OF_LANGUAGE).sort());
});

// A rule that lets everything pass would hold nothing: each refuses what it is there for.
it.each([
  ['blanks', ' x', 'de-DE'],
  ['straight quotes', "l'e-mail", 'fr-CH'],
  ['quotation marks', '„x“', 'de-CH'],
  ['quotation marks', '„x“', 'pl-PL'],
  ['letter', 'ľahko', 'cs-CZ'],
  ['letter', 'Größe', 'de-CH'],
  ['percent', '10 % Rabatt', 'de-DE'],
  ['percent', '10 %', 'hu-HU'],
  ['one-letter', 'moda i dom', 'pl-PL'],
  ['one-letter', 'V obchodě', 'cs-CZ'],
  ['narrow', 'Pardon ?', 'fr-CH'],
  ['narrow', 'Pardon\u00a0: oui', 'fr-CH'],
  ['narrow', '« oui »', 'fr-CH'],
])('the rule on %s refuses %j in %s', (name, text, locale) => {
  const rules = TYPOGRAPHY.filter(({ fact }) => fact.includes(name));
  expect(rules.map(({ refuses }) => refuses(text, locale))).toContain(true);
});
