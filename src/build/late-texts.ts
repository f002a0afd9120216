import type { Plugin } from 'vite';
import type { FIRST_PAINTS } from '../embed/build-constants.ts';
import { LOCALE_TEXTS } from '../embed/i18n/locales.ts';
import { localeOf, type Site } from '../embed/market/sites.ts';

/** What the entry reads besides the texts of its first paints: names, addresses, and the message of a missing file. */
const EARLY = /^(?:shop\.|newsletter\.link\.|newsletter\.error\.(?:title|generic|reload)$)/;

/**
 * Leaves the texts that no first paint shows empty in the entry of a site, and puts them into `late-texts.ts`, which is
 * loaded with the component. The keys stay, since the entry checks the texts of the page.
 */
export function lateTexts(site: Site, paints: typeof FIRST_PAINTS): Plugin {
  const locale = localeOf(site);
  const painted = new Set(Array.from(JSON.stringify(paints).matchAll(/\{([\w.]+)¹?\}/g), ([, key]) => key));
  const texts = Object.entries(LOCALE_TEXTS[locale]);
  const isEarly = (key: string): boolean => EARLY.test(key) || painted.has(key);
  const late = Object.fromEntries(texts.filter(([key]) => !isEarly(key)));
  return {
    name: 'shop:late-texts',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (id.endsWith(`/locales/${locale}.json`)) {
        return JSON.stringify(Object.fromEntries(texts.map(([key, text]) => [key, isEarly(key) ? text : ''])));
      }
      if (!id.endsWith('/src/embed/i18n/late-texts.ts')) return null;
      return `export const LATE_TEXTS = ${JSON.stringify(late)};`;
    },
  };
}
