import { originOf } from '../../src/embed/page/origin.ts';
import { pageBase } from '../../src/embed/page/script-tag.ts';
import { truncate, once, warn } from '../../src/embed/log.ts';
import { findAll, nativeProperty } from '../../src/embed/page/native-property.ts';

/**
 * The addresses of the page in other languages, as it names them (`<link rel="alternate" hreflang="fr-CH">`), by the
 * language and the country in small letters. A link with an invalid address (`https://%HOST%/`) is ignored, and one outside
 * of the head: a visitor may have written it.
 */
export function alternates(): ReadonlyMap<string, string> {
  const links = findAll(headOfPage(), 'link[rel~="alternate" i][hreflang][href]') as HTMLLinkElement[];
  const found = links.flatMap((link): Array<[string, string]> => {
    const address = link.getAttribute('href') ?? '';
    const language = languageOf(link.getAttribute('hreflang') ?? '');
    if (language === undefined || originOf(address, pageBase()) === undefined) return [];
    return [[language, new URL(address, pageBase()).href]];
  });
  // Of two links the first counts.
  return new Map(found.reverse());
}

/** The language and the country, as in `de-at`: `de_AT`, ` DE-at ` and `de-Latn-AT` mean the same. */
function languageOf(written: string): string | undefined {
  const name = written.trim().replaceAll('_', '-').toLowerCase();
  if (name === '' || name === 'x-default') return undefined;
  try {
    const { language, region } = new Intl.Locale(name);
    return (region === undefined ? language : `${language}-${region}`).toLowerCase();
  } catch {
    once(warn, `hreflang="${truncate(written)}" is not a language, so the country selector ignores it. Write de-AT.`);
    return undefined;
  }
}

/**
 * Calls `listener` when the alternates of the page change: a page that is swapped in place brings its own. Pages change their
 * heads often for other reasons.
 */
export function subscribeToAlternates(listener: () => void): () => void {
  let known = listed();
  const observer = new MutationObserver(() => {
    const before = known;
    known = listed();
    if (known !== before) listener();
  });
  observer.observe(headOfPage(), {
    childList: true,
    subtree: true,
    attributeFilter: ['href', 'hreflang'],
  });
  return () => observer.disconnect();
}

function listed(): string {
  return Array.from(alternates()).join(' ');
}

function headOfPage(): ParentNode {
  return nativeProperty(document, 'head') ?? document;
}
