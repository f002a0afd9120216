import { findAll } from '../../src/embed/page/genuine.ts';
import { originOf } from '../../src/embed/element/declare/origin.ts';

/**
 * The address of the page in another language, if the page names it: `<link rel="alternate" hreflang="fr-CH">`. A link with
 * an invalid address (`https://%HOST%/`) is ignored.
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
