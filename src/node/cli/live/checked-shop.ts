import { LOCALE_TEXTS } from '../../../embed/i18n/locales.ts';
import { shownTexts } from '../../../embed/i18n/shown-texts.ts';
import { readOverrides, type TextOverrides, textsForSite } from '../../../embed/i18n/text-overrides.ts';
import { isOfEveryCountry, isProtected } from '../../../embed/element/light-dom/page-texts.ts';
import { siteNamed } from '../../../embed/element/declare/common-attributes.ts';
import { DEFAULT_SITE, localeOf, type Site } from '../../../embed/market/sites.ts';
import { builtInContent } from '../../../../widgets/footer/content/built-in.ts';
import type { FooterContent } from '../../../../widgets/footer/content/content-schema.ts';
import { isRecord } from '../../../embed/is-record.ts';
import { parseContent } from '../../../../widgets/footer/content/parse-content.ts';
import { mergeContent } from '../../../../widgets/footer/content/merge-content.ts';
import { UsageError } from '../command.ts';
import { type ReadFile, readContent } from '../footer/content-report.ts';
import { checkFiles, type Files } from '../footer/check-files.ts';
import { valueOf } from './attribute-problems.ts';
import { contentFileOf, type Page, type PageTag, readPage } from './read-page.ts';

const PAGE = /\.html?$/iu;

export type Shop = Awaited<ReturnType<typeof readShop>>;

/** The page as a visitor of each country has it, whose tags it contains. `base` is the address of the shop, if it is known. */
export async function readShops(files: Files, base: string | undefined, readFile: ReadFile): Promise<readonly Shop[]> {
  const page = await pageIn(files.files, readFile);
  const pageSite = siteOf(page, files.site);
  const own = page.tags.map(({ attributes }) => siteNamed(attributes.get('site')) ?? pageSite);
  // A page without a tag for the country of the command is checked as one of that country.
  const { site: given } = files;
  const sites = given === undefined || own.includes(given) ? own : own.map(() => given);
  const all = [...new Set(sites.length === 0 ? [given ?? pageSite] : sites)];
  const named = given === undefined ? all : [given];
  return Promise.all(
    named.map((site) =>
      readShop(
        { ...files, site },
        { ...page, tags: page.tags.filter((_, index) => sites[index] === site) },
        { base, readFile, isOfPage: site === pageSite || !own.includes(site) },
      ),
    ),
  );
}

interface Given {
  readonly base: string | undefined;
  readonly readFile: ReadFile;
  /** The texts of the script tag are for this country. Other countries take the names of the company from them. */
  readonly isOfPage: boolean;
}

async function readShop(
  { site: known, texts, files, without }: Files,
  page: Page,
  { base, readFile, isOfPage }: Given,
) {
  const site = known ?? DEFAULT_SITE;
  // The JSON in the page is checked as if it were in files.
  const inPage = new Map<string, string>();
  const named = (file: string, json: string): string => (inPage.set(file, json), file);
  const tags = page.tags.map((tag, index) => ({
    name: tag.name,
    hasSignUp: hasSignUp(page, tag),
    isPlaceholder: tag.isPlaceholder,
    offer: valueOf(page, tag, 'offer'),
    texts: tag.texts.map((json, place) => named(`tag ${index + 1}, data-texts ${place + 1}`, json)),
    content: tag.content.map((json, place) => named(`tag ${index + 1}, data-content ${place + 1}`, json)),
  }));
  const pageTexts = page.script?.get('texts');
  const shared = [...texts, ...(pageTexts ? [named('script tag, data-texts', pageTexts)] : [])];
  const read: ReadFile = async (file) => {
    const text = inPage.get(file) ?? (await readFile(file));
    return shared.includes(file) && !isOfPage ? ofOtherCountry(text, site) : text;
  };
  const ownFiles = files.filter((file) => !PAGE.test(file));
  const contents = [...ownFiles, ...tags.flatMap(({ content }) => content)];
  const allTexts = [...shared, ...tags.flatMap((tag) => tag.texts)];
  const reports = await checkFiles({ files: contents, site: known, texts: allTexts, without }, read);
  // The reports name the files that cannot be read.
  const values = new Map<string, unknown>();
  for (const file of [...contents, ...allTexts]) values.set(file, await readContent(file, read).catch(() => undefined));
  const keys = new Set(Object.keys(LOCALE_TEXTS[localeOf(site)]));
  const overrides = (names: readonly string[]): TextOverrides =>
    Object.assign({}, ...names.map((name) => overridesIn(values.get(name), site, keys))) as TextOverrides;
  const hasFooter = contents.length > 0 || page.tags.some(({ name }) => name === 'footer');
  const hasContentFile = files.some((file) => !PAGE.test(file));
  // Without the file that the page loads, nothing is known of what its footer shows.
  const isKnown = hasFooter && (hasContentFile || contentFileOf(page) === undefined);
  const contentOf = (names: readonly string[]): FooterContent =>
    names.reduce(
      (content: FooterContent, file) => mergeContent(content, values.get(file) ?? {}).content,
      isKnown ? builtInContent(site) : {},
    );
  return {
    site,
    page,
    base,
    /** The texts that every tag of the page gets. */
    texts: overrides(shared),
    /** The tags with a sign-up, each with the texts that it gets. */
    signUps: tags
      .filter((tag) => tag.hasSignUp)
      .map(({ name, isPlaceholder, offer, texts: own }) => {
        const allowed = Object.entries(overrides(own)).filter(([key]) => !isPlaceholder || !isProtected(key));
        return { name, offer, texts: { ...overrides(shared), ...Object.fromEntries(allowed) } };
      }),
    /** The content that the footer shows; empty without a footer. */
    content: contentOf(contents),
    /** The same without what placeholders contain: a visitor may have written their links. */
    ownContent: contentOf([...ownFiles, ...tags.flatMap((tag) => (tag.isPlaceholder ? [] : tag.content))]),
    hasContent: contents.length > 0,
    hasContentFile,
    hasFooter,
    /** What is wrong with the texts and the content. */
    problems: reports.flatMap(({ good, lines }) => (good ? [] : lines)),
  };
}

function overridesIn(value: unknown, site: Site, keys: ReadonlySet<string>): TextOverrides {
  return readOverrides(isRecord(value) ? textsForSite(value, site) : {}, keys).overrides;
}

/** JSON that cannot be read stays as it is, for the report. */
function ofOtherCountry(json: string, site: Site): string {
  try {
    const value: unknown = parseContent(json);
    return isRecord(value) ? JSON.stringify(textsForSite(value, site, isOfEveryCountry)) : json;
  } catch {
    return json;
  }
}

async function pageIn(given: readonly string[], readFile: ReadFile): Promise<Page> {
  const [file, ...others] = given.filter((each) => PAGE.test(each));
  if (file === undefined || others.length > 0) throw new UsageError('check --live needs one page: an HTML file.');
  try {
    return readPage(await readFile(file));
  } catch (error) {
    throw new UsageError(`The page cannot be read: ${(error as Error).message}`);
  }
}

/**
 * The site of the script tag, that of the modules, or else that of the command; the default if none is named. If all names are
 * unknown, it is not known.
 */
function siteOf({ script, tags }: Page, given: Site | undefined): Site | undefined {
  const named = script?.get('site');
  const codes = [named, ...tags.map(({ attributes }) => attributes.get('site'))].filter(Boolean);
  const found = siteNamed(named) ?? siteOfModules({ script }) ?? given;
  return found ?? (codes.length > 0 && !codes.some((code) => siteNamed(code)) ? undefined : DEFAULT_SITE);
}

/** The only site that the page can show; `undefined` with the one script. */
function siteOfModules({ script }: Pick<Page, 'script'>): Site | undefined {
  return siteNamed(/shop-widgets\.([a-z-]+)\.js/u.exec(script?.get('src') ?? '')?.[1]);
}

/** The sites that the page names, and its modules do not contain. */
export function missingSites(page: Page): readonly Site[] {
  const own = siteOfModules(page);
  const places = [page.script, ...page.tags.map(({ attributes }) => attributes)];
  const named = places.flatMap((attributes) => siteNamed(attributes?.get('site')) ?? []);
  return own === undefined ? [] : [...new Set(named)].filter((site) => site !== own);
}

function hasSignUp(page: Page, tag: PageTag): boolean {
  const isHidden = ['hide-newsletter', 'reduced'].some((name) => valueOf(page, tag, name) === true);
  return tag.name === 'newsletter' || (tag.name === 'footer' && !isHidden);
}

/** Whether the page has a sign-up that promises a voucher. */
export function isOffered({ signUps }: Shop): boolean {
  return signUps.some(({ offer }) => offer !== 'none');
}

/** The texts that the first sign-up gets; without one, those of the page. */
export function ownTexts({ texts, signUps: [first] }: Shop): Readonly<Record<string, string>> {
  return first?.texts ?? texts;
}

export function textsOf(shop: Shop) {
  return shownTexts({ ...LOCALE_TEXTS[localeOf(shop.site)], ...ownTexts(shop) });
}
