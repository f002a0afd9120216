import { builtInContent } from '../../../../widgets/footer/content/built-in.ts';
import { isRecord } from '../../../embed/is-record.ts';
import { SITES } from '../../../embed/market/sites.ts';

/** What the demo's shop says in each country: its content, and its texts. */
const SHOPS = import.meta.glob<unknown>('../../../../demo/shops/*.json', { eager: true, import: 'content' });
const TEXTS = import.meta.glob<unknown>('../../../../demo/shops/*.json', { eager: true, import: 'texts' });

/** The shop of the demo, by any of its companies. */
const SHOP = /tambrel/iu;

/** The rule by which a shop keeps what is true of it, too. */
export const OF_DEMO = 'demo.shop';

/** A text with its path, such as `teaser.groups.payment.links[0].link.url`. */
type Entry = readonly [path: string, text: string];

function textsIn(value: unknown, path = ''): readonly Entry[] {
  if (typeof value === 'string') return [[path, value]];
  if (Array.isArray(value)) return value.flatMap((entry, index) => textsIn(entry, `${path}[${index}]`));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, entry]) => textsIn(entry, path === '' ? key : `${path}.${key}`));
}

const isSeal = (path: string): boolean => path.startsWith('qualityLogos');
const partOf = ([path]: Entry): string => path.split(/[.[]/u)[0] ?? '';
const pageOf = (address: string): string => address.replace(/#.*/u, '');

/** The built-in texts, and the pages that the built-in content links to: every shop may have both. */
const BUILT_IN = new Set(SITES.flatMap((site) => textsIn(builtInContent(site)).map(([, text]) => text)));

const isNetwork = (path: string): boolean => /^(?:socialMedia|appReferences)\b.*url$/u.test(path);

/** The pages and sentences that only the demo's shop has. */
const DEMO = new Set(
  [...Object.values(SHOPS), ...Object.values(TEXTS)]
    .flatMap((shop) => textsIn(shop))
    .flatMap(([path, text]) => {
      const isPage = path.endsWith('url') && text.startsWith('/') && (isSeal(path) || !BUILT_IN.has(pageOf(text)));
      const isSentence = /introductoryText$|text(?:Before|After)Link$|^shop\.goods$|^newsletter\./u.test(path);
      return isPage || isNetwork(path) || (isSentence && !BUILT_IN.has(text)) ? [text] : [];
    }),
);

/**
 * Sentences about what a file has copied from the demo's shop: its name, its seals, pages and sentences, and the home pages of
 * networks.
 *
 * @param keep leaves out what may be true of another shop
 */
export function examplesIn(value: unknown, keep = false): readonly string[] {
  const texts = textsIn(value);
  const sure = texts.flatMap(([path, text]) => {
    if (SHOP.test(text)) return [`${path} names the demo's shop in “${text}”; use the name of your shop.`];
    if (isSeal(path) && DEMO.has(text))
      return [`${path} is a seal of the demo's shop, ${text}; remove it or link to your evidence.`];
    if (isNetwork(path) && DEMO.has(text))
      return [`${path} leads to no page of your shop, ${text}; use the address of your page, or remove the link.`];
    return [];
  });
  const isSure = ([path, text]: Entry): boolean => isSeal(path) || isNetwork(path) || SHOP.test(text);
  const copied = keep ? [] : texts.filter((entry) => DEMO.has(entry[1]) && !isSure(entry));
  const lines = [...new Set(copied.map(partOf))].map((part) => {
    const [[path, text] = ['', ''], ...others] = copied.filter((entry) => partOf(entry) === part);
    const more = others.length > 0 ? ` (and ${others.length} more in ${part})` : '';
    return `${path} is of the demo's shop, “${text}”${more}; remove it, or write your own. Rule ${OF_DEMO}.`;
  });
  return [...sure, ...lines];
}
