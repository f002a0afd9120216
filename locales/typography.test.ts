// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { PASSWORD_LANGUAGES, PASSWORD_TEXTS } from '../src/ui/password-strength/password-texts.ts';
import {
  demoTexts,
  ELEMENTS,
  keysWhere,
  load,
  LOCALES,
  type Texts,
  textsWithin,
  WIDGETS,
} from '../test/support/locale-files.ts';
import { TYPOGRAPHY } from '../test/support/typography.ts';

/** Empty unless a page sets them, or but for one market. */
const MAY_BE_EMPTY = ['shop.name', 'shop.company', 'shop.goods', 'newsletter.legalNotice.retention'];

const BUNDLES: readonly (readonly [place: string, locale: string, texts: Readonly<Texts>])[] = [
  ...LOCALES.map((locale) => ['widgets', locale, load(WIDGETS, locale).texts] as const),
  ...LOCALES.map((locale) => ['interface elements', locale, load(ELEMENTS, locale).texts] as const),
  ...LOCALES.map((locale) => ['demo', locale, textsWithin(demoTexts(locale))] as const),
  ...PASSWORD_LANGUAGES.map((language) => ['password’s strength', language, PASSWORD_TEXTS[language]] as const),
];

describe.each(BUNDLES)('the texts of the %s in %s', (_place, locale, texts) => {
  it.each(TYPOGRAPHY)('always $fact', ({ refuses }) => {
    expect(
      keysWhere(texts, (text, key) => !(text === '' && MAY_BE_EMPTY.includes(key)) && refuses(text, locale)),
    ).toEqual([]);
  });
});
