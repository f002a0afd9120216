import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type * as builtIn from '../../../widgets/footer/content/built-in.ts';
import type { FirstPaint } from '../../embed/element/first-paint/first-paint.ts';
import type * as locales from '../../embed/i18n/locales.ts';
import type * as market from '../../embed/market/sites.ts';
import { replaceConstants } from '../replace-constants.ts';
import { type Build, scriptName } from './editions.ts';
import { DATA_SOURCE, PLACE } from './fill-in.ts';

/** The id of that module. */
const DATA_MODULE = `/${DATA_SOURCE}`;

/** The lists of sites, by their files, and the properties of the data that take their places. */
const LISTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/src/market/sites.ts': {
    ALL: '[data.facts]',
    DEFAULT_SITE: 'data.facts.code',
    SITE_SUMMARIES: 'data.sites',
    ONLY_SITE_NOTE: 'data.note',
  },
  '/src/i18n/locales.ts': { LOCALE_TEXTS: 'data.texts' },
  '/widgets/footer/content/built-in.ts': { CONTENT: 'data.content' },
  '/widgets/newsletter/first-paints.ts': { FIRST_PAINTS: 'data.firstPaints' },
};

/** Leaves in the script only one site of each list, with data that `fillIn` puts into the finished code. */
export function oneSite(): Plugin {
  return {
    name: 'shop:one-site',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source === DATA_SOURCE ? DATA_MODULE : null),
    load: (id) => (id === DATA_MODULE ? `export default ${PLACE};` : null),
    transform(code, id) {
      const lists = Object.entries(LISTS).find(([file]) => id.endsWith(file))?.[1];
      if (!lists) return null;
      const text = replaceConstants(code, id, lists);
      text.prepend(`import data from '${DATA_SOURCE}';\n`);
      return { code: text.toString(), map: text.generateMap({ hires: 'boundary' }) };
    },
  };
}

/**
 * The data of each site, as a JavaScript expression in ASCII.
 *
 * @param paints the first paint of each site, if the build has one
 */
export async function siteData(
  project: string,
  build: Pick<Build, 'renderer'>,
  paints: ReadonlyMap<market.Site, FirstPaint>,
): Promise<ReadonlyMap<market.Site, string>> {
  const load = (file: string): Promise<unknown> =>
    import(/* @vite-ignore */ pathToFileURL(join(project, file)).href) as Promise<unknown>;
  const { SITES, SITE_SUMMARIES, factsOf } = (await load('src/embed/market/sites.ts')) as typeof market;
  const { LOCALE_TEXTS } = (await load('src/embed/i18n/locales.ts')) as typeof locales;
  const { builtInContent } = (await load('widgets/footer/content/built-in.ts')) as typeof builtIn;
  return new Map(
    SITES.map((site) => {
      const { locale, ...facts } = factsOf(site);
      const content = { ...builtInContent(site), countries: undefined };
      const data = {
        facts: { ...facts, locale },
        texts: { [locale]: LOCALE_TEXTS[locale] },
        content: { [site]: content },
        sites: SITE_SUMMARIES.map(({ code, locale: language, country, mailProviders }) => ({
          code,
          locale: language,
          country,
          mailProviders,
        })),
        firstPaints: { [site]: paints.get(site) },
        note: `. This is ${scriptName(build, site)}, the script of ${site} alone; ${scriptName(build)} is that of all sites`,
      };
      return [site, literalOf(data)];
    }),
  );
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
