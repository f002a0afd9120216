import { type ReactNode, useMemo } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import type { Locale } from '../market/sites.ts';
import { createTexts } from './texts.ts';

interface TextsProviderProps {
  readonly locale: Locale;
  /** The parsed JSON of the page's `<script data-texts>`, if there is one. */
  readonly overrides?: unknown;
  readonly children: ReactNode;
}

/** Provides the texts of a locale to the components inside. */
export function TextsProvider({ locale, overrides, children }: TextsProviderProps) {
  const instance = useMemo(() => createTexts(locale, overrides), [locale, overrides]);
  return <I18nextProvider i18n={instance}>{children}</I18nextProvider>;
}

/** Returns the function that looks up a text by its key. It is typed: an unknown key does not compile. */
export function useTexts() {
  return useTranslation().t;
}
