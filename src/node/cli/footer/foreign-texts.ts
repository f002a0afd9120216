import { LOCALE_TEXTS } from '../../../embed/i18n/locales.ts';
import { localeOf, type Site, SITES } from '../../../embed/market/sites.ts';
import { builtInContent } from '../../../../widgets/footer/content/built-in.ts';
import { textsIn } from './examples.ts';

/** Shorter texts, such as names of products, are the same in several languages. */
const SHORTEST = 25;

const languageOf = (site: Site): string => localeOf(site).slice(0, 2);

/** The built-in sentences of a site, in texts and content. */
function sentencesOf(site: Site): ReadonlySet<string> {
  const all = [...textsIn(LOCALE_TEXTS[localeOf(site)]), ...textsIn(builtInContent(site))];
  return new Set(all.map(([, text]) => text).filter((text) => text.length >= SHORTEST));
}

/** Sentences about the built-in texts of another country, which somebody has copied into a file for this one. */
export function foreignTextsIn(value: unknown, site: Site): readonly string[] {
  const own = sentencesOf(site);
  const others = SITES.filter((other) => other !== site).map((other) => [other, sentencesOf(other)] as const);
  return textsIn(value).flatMap(([path, text]) => {
    // A shop may write a line of its footer as a country with the same language does.
    const isForeign = (other: Site): boolean => path.startsWith('newsletter') || languageOf(other) !== languageOf(site);
    const found = own.has(text) ? undefined : others.find(([other, known]) => known.has(text) && isForeign(other));
    const from = found?.[0];
    return from === undefined ? [] : [`${path} is the built-in text of ${from}; use that of ${site}, or your own.`];
  });
}
