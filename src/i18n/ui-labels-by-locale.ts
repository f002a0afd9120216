import { type Locale, LOCALES, TEXTS, UI_TEXTS } from '../market/sites.ts';
import { type LabelTexts, labelsOf, type UiLabels } from './ui-labels.ts';

/** The labels of every locale. No tag imports this module, so most of these texts are not part of the script. */
export const UI_LABELS = Object.fromEntries(
  LOCALES.map((locale) => [locale, labelsOf(locale, { ...TEXTS[locale], ...UI_TEXTS[locale] } as LabelTexts)]),
) as Readonly<Record<Locale, UiLabels>>;
