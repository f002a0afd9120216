import { originOf } from '../../src/embed/element/declare/origin.ts';
import { findAll, genuine } from '../../src/embed/page/genuine.ts';

/**
 * The addresses of the page in other languages, as it names them (`<link rel="alternate" hreflang="fr-CH">`), by the
 * language in small letters. A link with an invalid address (`https://%HOST%/`) is ignored, and one outside of the head:
 * a visitor may have written it.
 */
export function alternates(): ReadonlyMap<string, string> {
  const links = findAll(headOfPage(), 'link[rel~="alternate" i][hreflang][href]') as HTMLLinkElement[];
  const valid = links.filter(({ href }) => originOf(href) !== undefined).reverse();
  // Of two links the first counts.
  return new Map(valid.map(({ hreflang, href }) => [hreflang.toLowerCase(), href]));
}

/** Calls `listener` when the head of the page changes: a page that is swapped in place brings its own alternates. */
export function subscribeToAlternates(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(headOfPage(), {
    childList: true,
    subtree: true,
    attributeFilter: ['href', 'hreflang'],
  });
  return () => observer.disconnect();
}

function headOfPage(): ParentNode {
  return genuine(document, 'head') ?? document;
}
