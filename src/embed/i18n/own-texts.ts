import type { Locale } from '../market/sites.ts';
import { LOCALE_TEXTS, type Texts } from './locales.ts';
import { shownTexts } from './shown-texts.ts';
import { readOverrides } from './text-overrides.ts';

/**
 * The texts of a locale with those of the page in place of the built-in ones, and what is wrong with those of the page.
 *
 * @param given the parsed JSON of the page's `<script data-texts>`, if there is one
 */
export function ownTexts(locale: Locale, given: unknown = {}) {
  const builtIn = LOCALE_TEXTS[locale];
  const { overrides, problems } = readOverrides(given, new Set(Object.keys(builtIn)));
  const isBuiltIn = Object.keys(overrides).length === 0;
  return { texts: shownTexts({ ...builtIn, ...overrides }), isBuiltIn, problems };
}

type Names = Readonly<Record<'shop' | 'company' | 'goods' | 'age', string>>;

/** The names for the `{{…}}` of every text. */
export function namesIn(texts: Texts): Names {
  const { 'shop.name': shop, 'shop.company': company, 'shop.goods': goods, 'shop.age': age } = texts;
  return { shop: shop || company, company: company || shop, goods, age };
}

/** What i18next would replace that is no name. */
const OTHER = /\$t\(|\{\{(?!(?:shop|company|goods|age)\}\})/;

/** A text with the names in it, as i18next writes it; `undefined` for a text with anything else that i18next would replace. */
export function withNames(text: string, names: Names): string | undefined {
  if (OTHER.test(text)) return undefined;
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: keyof Names) => names[name]);
}
