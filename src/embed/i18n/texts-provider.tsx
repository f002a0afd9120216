import type { TFunction } from 'i18next';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../market/sites.ts';
import { createTexts } from './texts.ts';
import type { TextKey } from './locales.ts';

interface TextsProviderProps {
  readonly locale: Locale;
  /** The parsed JSON of the page's `<script data-texts>`, if there is one. */
  readonly overrides?: unknown;
  readonly children: ReactNode;
}

const TextsContext = createContext<TFunction | undefined>(undefined);

/** Provides the texts of a locale. In each component, `useTranslation` would take half of the time of a render. */
export function TextsProvider({ locale, overrides, children }: TextsProviderProps) {
  const instance = useMemo(() => createTexts(locale, overrides), [locale, overrides]);
  const { t } = useTranslation(undefined, { i18n: instance });
  const texts = useMemo(() => remembering(t as unknown as LookUp, instance) as unknown as TFunction, [t, instance]);
  return <TextsContext value={texts}>{children}</TextsContext>;
}

/** Returns the function that looks up a text. An unknown key does not compile. */
export function useTexts(): TFunction {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('Texts need a TextsProvider.');
  return texts;
}

/** What `t` is for the texts of this project, without the many ways that i18next has to call it. */
export type LookUp = (key: TextKey, values?: object) => string;

const caches = new WeakMap<object, Map<TextKey, string>>();

/**
 * The same function, which looks up each text without values once: i18next resolves the key, the language and the
 * placeholders again each time.
 *
 * @param owner whose functions share what is remembered
 */
function remembering(look: LookUp, owner: object): LookUp {
  const known = caches.get(owner) ?? new Map<TextKey, string>();
  caches.set(owner, known);
  return (key, values) => {
    if (values !== undefined) return look(key, values);
    const text = known.get(key) ?? look(key);
    known.set(key, text);
    return text;
  };
}
