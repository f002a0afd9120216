import type { Plugin } from 'vite';
import { localeOf, type Site, SITES } from '../embed/market/sites.ts';

/** The texts and the footer’s content of a locale. */
const DATA = /\/(?:locales|widgets\/footer\/content)\/([a-z]{2}-[A-Z]{2})\.json(?:\.data\.js)?$/;

/** Leaves the texts and the content of other sites out of the modules of one site. */
export function onlySite(site: Site): Plugin {
  const others = new Set(SITES.filter((other) => other !== site).map(localeOf));
  return {
    name: 'shop:only-site',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const locale = DATA.exec(id)?.[1];
      return others.has(locale as never) ? 'null' : null;
    },
  };
}
