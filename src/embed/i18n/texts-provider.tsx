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

/** Looks up a text, with values for its `{{…}}`. An unknown key does not compile. */
export type Translate = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;

const TextsContext = createContext<Translate | undefined>(undefined);

/** Provides the texts of a locale. In each component, `useTranslation` would take half of the time of a render. */
export function TextsProvider({ locale, overrides, children }: TextsProviderProps) {
  const instance = useMemo(() => createTexts(locale, overrides), [locale, overrides]);
  const { t } = useTranslation(undefined, { i18n: instance });
  const translate = useMemo(() => cached(t as unknown as Translate, instance), [t, instance]);
  return <TextsContext value={translate}>{children}</TextsContext>;
}

export function useTexts(): Translate {
  const translate = useContext(TextsContext);
  if (!translate) throw new Error('Texts need a TextsProvider.');
  return translate;
}

const caches = new WeakMap<object, Map<TextKey, string>>();

/**
 * The same function, which looks up each text without values once: i18next resolves the key, the language and the
 * placeholders again each time.
 *
 * @param owner whose functions share the cache
 */
function cached(look: Translate, owner: object): Translate {
  const known = caches.get(owner) ?? new Map<TextKey, string>();
  caches.set(owner, known);
  return (key, values) => {
    if (values !== undefined) return look(key, values);
    const text = known.get(key) ?? look(key);
    known.set(key, text);
    return text;
  };
}
