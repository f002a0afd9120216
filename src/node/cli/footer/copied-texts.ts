import { builtInContent } from '../../../../widgets/footer/content/built-in.ts';
import { isRecord } from '../../../embed/is-record.ts';
import { localeOf, type Site, SITES } from '../../../embed/market/sites.ts';
import { LOCALE_TEXTS } from '../../../embed/i18n/locales.ts';

/** What the demo's shop says in each country. */
const SHOPS = import.meta.glob<{ content: unknown; texts: unknown }>('../../../../demo/shops/*.json', { eager: true });

/** The shop of the demo, by any of its companies. */
const SHOP = /tambrel/iu;

/** What `--without` takes: the sentences of the demo's shop are true of this shop, too. */
export const OF_DEMO = 'demo.shop';

/** A text with its path, such as `teaser.groups.payment.links[0].link.url`. */
type Entry = readonly [path: string, text: string];

/** Every text in a JSON value, with its path. */
export function textsIn(value: unknown, path = ''): readonly Entry[] {
  if (typeof value === 'string') return [[path, value]];
  if (Array.isArray(value)) return value.flatMap((entry, index) => textsIn(entry, `${path}[${index}]`));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, entry]) => textsIn(entry, path === '' ? key : `${path}.${key}`));
}

const isSeal = (path: string): boolean => path.startsWith('qualityLogos');
const pageOf = (address: string): string => address.replace(/#.*/u, '');

/** The built-in texts, and the pages that the built-in content links to: every shop may have both. */
const BUILT_IN = new Set(SITES.flatMap((site) => textsIn(builtInContent(site)).map(([, text]) => text)));

const isNetwork = (path: string): boolean => /^(?:socialMedia|appReferences)\b.*url$/u.test(path);

/** The pages and sentences that only the demo's shop has. */
const DEMO = new Set(
  Object.values(SHOPS)
    .flatMap(({ content, texts }) => [...textsIn(content), ...textsIn(texts)])
    .flatMap(([path, text]) => {
      const isPage = path.endsWith('url') && text.startsWith('/') && (isSeal(path) || !BUILT_IN.has(pageOf(text)));
      const isSentence = /introductoryText$|text(?:Before|After)Link$|^shop\.goods$|^newsletter\./u.test(path);
      return isPage || isNetwork(path) || (isSentence && !BUILT_IN.has(text)) ? [text] : [];
    }),
);

/** Sentences about what a file has copied from the demo's shop, or from its links to the home pages of networks. */
export function examplesIn(value: unknown, without: readonly string[]): readonly string[] {
  return textsIn(value).flatMap(([path, text]) => {
    if (SHOP.test(text)) return [`${path} names the demo's shop in “${text}”; use the name of your shop.`];
    if (!DEMO.has(text)) return [];
    if (isSeal(path)) return [`${path} is a seal of the demo's shop, ${text}; remove it or link to your evidence.`];
    if (isNetwork(path))
      return [`${path} leads to no page of your shop, ${text}; use the address of your page, or remove the link.`];
    // These may be true of another shop, too.
    if (without.includes(OF_DEMO)) return [];
    return [
      `${path} is of the demo's shop, “${text}”; remove it, or write your own. If it is true of your shop, add --without ${OF_DEMO}.`,
    ];
  });
}

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
