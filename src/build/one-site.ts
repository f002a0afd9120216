import { builtInContent } from '../../widgets/footer/content/built-in.ts';
import type { OnlySite } from '../embed/build-constants.ts';
import { LOCALE_TEXTS } from '../embed/i18n/locales.ts';
import { factsOf, type Site, SITE_SUMMARIES, SITES } from '../embed/market/sites.ts';
import { firstPaints } from './first-paints.ts';
import { PROJECT, VERSION } from './project.ts';
import { scriptName } from './scripts.ts';

/** Stands in the code for the data of the one site, until they are filled in. */
const PLACE = '__SITE_DATA__';

/** What the build puts into `src/embed/build-constants.ts`. */
export const ONE_SITE_CONSTANTS = {
  ONLY_SITE: PLACE,
  FIRST_PAINTS: 'ONLY_SITE.firstPaints',
} as const;

/** The lists of all sites: in the scripts of one site, the file beside each, such as `listed.one-site.ts`, is in its place. */
export const ONE_SITE_ALIAS = {
  find: /^(.*\/(?:listed|locales|built-in))\.ts$/,
  replacement: '$1.one-site.ts',
} as const;

/** Puts the data of a site into the place that the build has left for them. */
export function fillIn(code: string, data: string): string {
  const parts = code.split(PLACE);
  if (parts.length !== 2) throw new Error('The script has no place for the data of a site, or two.');
  return parts.join(data);
}

/** The data of each script of one site, by its name. */
export async function dataByScript(): Promise<ReadonlyMap<string, string>> {
  const paints = await firstPaints(PROJECT, VERSION, ['shop-newsletter', 'shop-footer']);
  return new Map(SITES.map((site) => [scriptName(site), siteData(site, { [site]: paints[site] ?? {} })]));
}

/** The data of a site, as a JavaScript expression in ASCII. */
function siteData(site: Site, paints: OnlySite['firstPaints']): string {
  const facts = factsOf(site);
  const data: OnlySite = {
    facts,
    texts: { [facts.locale]: LOCALE_TEXTS[facts.locale] },
    content: builtInContent(site),
    sites: SITE_SUMMARIES.map(({ code, locale, country, mailProviders }) => ({ code, locale, country, mailProviders })),
    firstPaints: paints,
    note: `. This is ${scriptName(site)}, the script of ${site} alone; ${scriptName()} is that of all sites`,
  };
  return literalOf(data);
}

/** A value as a JavaScript expression in ASCII, with unquoted keys where that is possible. */
function literalOf(value: unknown): string {
  return JSON.stringify(value)
    .replace(/"(?:[^"\\]|\\.)*":?/g, (text) => (/^"[a-zA-Z]\w*":$/.test(text) ? `${text.slice(1, -2)}:` : text))
    .replace(/[^\x20-\x7e]/g, escaped);
}

function escaped(sign: string): string {
  const code = sign.charCodeAt(0).toString(16);
  return code.length > 2 ? `\\u${code.padStart(4, '0')}` : `\\x${code.padStart(2, '0')}`;
}
