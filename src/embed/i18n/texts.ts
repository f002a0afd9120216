import { createInstance, type i18n } from 'i18next';
import { didYouMeanFirst } from '../distance.ts';
import { truncate, logError, once, reportFirst, warn } from '../log.ts';
import type { Locale } from '../market/sites.ts';
import { LOCALE_TEXTS } from './locales.ts';
import { shownTexts } from './shown-texts.ts';
import { describeProblem, type OverrideProblem, readOverrides, type TextOverrides } from './text-overrides.ts';

const NAMESPACE = 'translation';

const shared = new Map<Locale, i18n>();

/**
 * An i18next instance for one locale; the global instance would be shared with the page. Elements whose page overrides no
 * text share one, since nothing changes an instance once it is made.
 *
 * @param given the parsed JSON of the page's `<script data-texts>`, if there is one
 */
export function createTexts(locale: Locale, given?: unknown): i18n {
  const overrides = validOverrides(locale, given);
  const known = shared.get(locale);
  const isBuiltIn = Object.keys(overrides).length === 0;
  if (known && isBuiltIn) return known;
  const instance = createInstanceOf(locale, overrides);
  if (isBuiltIn) shared.set(locale, instance);
  return instance;
}

function createInstanceOf(locale: Locale, overrides: TextOverrides): i18n {
  const texts = shownTexts({ ...LOCALE_TEXTS[locale], ...overrides });
  const { 'shop.name': shop, 'shop.company': company, 'shop.goods': goods, 'shop.age': age } = texts;
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
    interpolation: {
      escapeValue: false,
      defaultVariables: { shop: shop || company, company: company || shop, goods, age },
    },
    react: { useSuspense: false, bindI18n: false, bindI18nStore: false },
    saveMissing: true,
    missingKeyHandler: (_languages, _namespace, key: string) =>
      once(warn, `The text "${key}" is missing for ${locale}. Add it to locales/${locale}.json.`),
  });
  return instance;
}

function validOverrides(locale: Locale, given: unknown): TextOverrides {
  if (given === undefined) return {};
  const keys = Object.keys(LOCALE_TEXTS[locale]);
  const { overrides, problems } = readOverrides(given, new Set(keys));
  reportFirst(
    problems,
    (problem) => report(problem, keys),
    (rest) =>
      once(warn, `<script data-texts>: ${rest} more entries are ignored, because their key or value is not valid.`),
  );
  return overrides;
}

/** What was reported: many tags may share one mistake, and their texts are read again for each site. */
const reported = new Set<string>();

function report(problem: OverrideProblem, keys: readonly string[]): void {
  const name = `${problem.kind} ${problem.key}`;
  if (reported.has(name)) return;
  reported.add(name);
  const words = describeProblem(problem, keys, didYouMeanFirst);
  if (problem.kind === 'shape') logError(`<script data-texts> is ignored: it ${words}`);
  else {
    const log = problem.kind === 'missing' ? warn : logError;
    log(`<script data-texts>: "${truncate(problem.key)}" is ignored: ${words}`);
  }
}
