import { textsForSite } from '../../i18n/text-overrides.ts';
import { isRecord } from '../../is-record.ts';
import { logError, once, truncate, warn } from '../../log.ts';
import { DEFAULT_SITE, type Site } from '../../market/sites.ts';
import { scriptDefault } from '../../page/script-tag.ts';
import { parseJson } from '../../page/wrapped-json.ts';
import { siteNamed } from '../declare/common-attributes.ts';

type Texts = Readonly<Record<string, unknown>>;

/** The texts that no placeholder decides, since a visitor may have written it: whom and what a consent names, and what is promised. */
const PROTECTED =
  /^(?:shop|newsletter\.(?:consent|legalNotice|legals|link|privacyHint|offer|voucher[A-Z]\w*|success))(?:\.|$)/;

/** The texts that are right in every country. */
const NAMES = ['shop.name', 'shop.company', 'shop.sender'];

/** The texts of a tag: its own, whatever its JSON is, and for other keys those of the script tag (`data-texts`). */
export function textsOf(own: unknown, site: Site, inPlaceholder: boolean): unknown {
  const page = pageTexts();
  // A value that is not an object is reported where the texts are read.
  if ((own !== undefined && !isRecord(own)) || (own === undefined && !page)) return own;
  const given = Object.entries(textsForSite(own ?? {}, site)).filter(([key]) => !inPlaceholder || !isRefused(key));
  const texts = Object.fromEntries(given);
  const others = Object.entries(page ? textsForTag(page, site) : {}).filter(([key]) => !Object.hasOwn(texts, key));
  // In this order a tag with all of them has the data that a server has prerendered it with.
  return Object.fromEntries([...given, ...others]);
}

/** The texts of the script tag for a tag. In another country its goods, links and sentences would not be understood. */
function textsForTag(page: Texts, site: Site): Texts {
  const given = scriptDefault('site');
  // The modules of a country are on pages whose script tag names another one, too.
  const pageSite = siteNamed(given ?? '') ?? DEFAULT_SITE;
  if (site === pageSite) return textsForSite(page, site);
  const texts = textsForSite(page, site, isOfEveryCountry);
  const isIgnored = Object.keys(textsForSite(page, pageSite)).some((key) => !Object.hasOwn(texts, key));
  if (given === null && isIgnored)
    once(
      warn,
      `The script tag: data-texts is for ${pageSite}, so tags for ${site} take only the names of the company from it. ` +
        `Add data-site="${site}" to the script tag, or write the texts under "${site}": {"${site}": {"…": "…"}}.`,
    );
  return texts;
}

export const isOfEveryCountry = (key: string): boolean => NAMES.includes(key);

export function isProtected(key: string): boolean {
  return PROTECTED.test(key);
}

function isRefused(key: string): boolean {
  if (!isProtected(key)) return false;
  once(
    warn,
    `data-texts of a placeholder: "${truncate(key)}" is ignored, because a visitor may have written it. ` +
      'Set it in data-texts on the script tag.',
  );
  return true;
}

let read: { readonly source: string; readonly texts: Texts | undefined } = { source: '', texts: undefined };

/** The current texts of the script tag; parsed once for all tags of the page. */
function pageTexts(): Texts | undefined {
  const source = scriptDefault('texts')?.trim() ?? '';
  if (source !== read.source) read = { source, texts: parsed(source) };
  return read.texts;
}

function parsed(source: string): Texts | undefined {
  if (source === '') return undefined;
  try {
    const texts = parseJson(source, 'The script tag: data-texts');
    if (isRecord(texts)) return texts;
    logError('The script tag: data-texts is ignored: it must be an object of texts by key.');
  } catch (cause) {
    logError(`The script tag: the JSON in data-texts is not valid, so it is ignored: ${String(cause)}`);
  }
  return undefined;
}
