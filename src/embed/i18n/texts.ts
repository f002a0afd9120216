import { createInstance, type i18n } from 'i18next';
import { once, warn } from '../log.ts';
import type { Locale } from '../market/sites.ts';
import { LATE_TEXTS } from './late-texts.ts';
import { LOCALE_TEXTS, type Texts } from './locales.ts';
import { namesIn, ownTexts } from './own-texts.ts';
import { reportProblems } from './text-problems.ts';

const NAMESPACE = 'translation';

const shared = new Map<Locale, i18n>();

/**
 * An i18next instance for one locale; the global instance would be shared with the page. Elements whose page overrides no
 * text share one, since nothing changes an instance once it is made.
 *
 * @param given the parsed JSON of the page's `<script data-texts>`, if there is one
 */
export function createTexts(locale: Locale, given?: unknown): i18n {
  Object.assign(LOCALE_TEXTS[locale], LATE_TEXTS);
  const { texts, isBuiltIn, problems } = ownTexts(locale, given);
  reportProblems(problems, Object.keys(texts));
  const known = shared.get(locale);
  if (known && isBuiltIn) return known;
  const instance = createInstanceOf(locale, texts);
  if (isBuiltIn) shared.set(locale, instance);
  return instance;
}

function createInstanceOf(locale: Locale, texts: Texts): i18n {
  const instance = createInstance();
  void instance.init({
    lng: locale,
    initAsync: false,
    resources: { [locale]: { [NAMESPACE]: texts } },
    fallbackLng: false,
    load: 'currentOnly',
    keySeparator: false,
    nsSeparator: false,
    returnNull: false,
    // The names of the shop are empty unless the page sets them.
    returnEmptyString: true,
    // React escapes what it renders.
    interpolation: { escapeValue: false, defaultVariables: namesIn(texts) },
    react: { useSuspense: false, bindI18n: false, bindI18nStore: false },
    saveMissing: true,
    missingKeyHandler: (_languages, _namespace, key: string) =>
      once(warn, `The text "${key}" is missing for ${locale}. Add it to locales/${locale}.json.`),
  });
  return instance;
}
