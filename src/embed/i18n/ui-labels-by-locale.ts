import { type Locale, LOCALES } from '../market/sites.ts';
import { LOCALE_TEXTS, LOCALE_UI_TEXTS } from './locales.ts';
import { labelsOf, type UiLabels } from './ui-labels.ts';

/** The labels of every locale. No tag imports this module, so most of these texts are not part of the script. */
export const UI_LABELS = Object.fromEntries(
  LOCALES.map((locale) => [locale, labelsOf(locale, { ...LOCALE_TEXTS[locale], ...LOCALE_UI_TEXTS[locale] })]),
) as Readonly<Record<Locale, UiLabels>>;
