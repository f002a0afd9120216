import { findAll } from './genuine.ts';
import { originOf } from './origin.ts';

/**
 * The page's own counterpart in another language, where the page names one: `<link rel="alternate" hreflang="fr-CH">`.
 * A link that is no web address (`https://%HOST%/`) is none.
 *
 * @param language such as `fr-CH`
 */
export function alternateFor(language: string): string | undefined {
  if (language === '') return undefined;
  const links = findAll(document, 'link[rel~="alternate" i][hreflang][href]') as HTMLLinkElement[];
  const addresses = links
    .filter(({ hreflang }) => hreflang.toLowerCase() === language.toLowerCase())
    .map(({ href }) => href);
  return addresses.find((address) => originOf(address) !== undefined);
}
