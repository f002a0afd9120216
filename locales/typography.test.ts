// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { PASSWORD_LANGUAGES, PASSWORD_TEXTS } from '../src/ui/password-strength/password-texts.ts';
import { demoTexts, ELEMENTS, keysWhere, load, LOCALES, type Texts, WIDGETS } from './bundles.ts';
import { TYPOGRAPHY } from './typography.ts';

const BUNDLES: readonly (readonly [place: string, locale: string, texts: Readonly<Texts>])[] = [
  ...LOCALES.map((locale) => ['widgets', locale, load(WIDGETS, locale).texts] as const),
  ...LOCALES.map((locale) => ['interface elements', locale, load(ELEMENTS, locale).texts] as const),
  ...LOCALES.map((locale) => ['confirmation mail', locale, demoTexts(locale).mail] as const),
  ...LOCALES.map((locale) => ['demo’s shop page', locale, demoTexts(locale).shop] as const),
  ...PASSWORD_LANGUAGES.map((language) => ['password’s strength', language, PASSWORD_TEXTS[language]] as const),
];

describe.each(BUNDLES)('the texts of the %s in %s', (_place, locale, texts) => {
  it.each(TYPOGRAPHY)('$fact', ({ refuses }) => {
    expect(keysWhere(texts, (text) => refuses(text, locale))).toEqual([]);
  });
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
