import { LOCALE_TEXTS } from '../../../embed/i18n/locales.ts';
import { readOverrides, type TextOverrides } from '../../../embed/i18n/text-overrides.ts';
import { isProtected } from '../../../embed/element/light-dom/page-texts.ts';
import { DEFAULT_SITE, localeOf, type Site, SITES } from '../../../embed/market/sites.ts';
import { builtInContent } from '../../../../widgets/footer/content/built-in.ts';
import { mergeContent } from '../../../../widgets/footer/content/merge-content.ts';
import { type Machine, UsageError } from '../command.ts';
import { type FileReport, printable, type ReadFile, readContent } from '../footer/check.ts';
import { ADVICE, checkFiles, type Files } from '../footer/check-rules-of-site.ts';
import type { Shop } from './finding.ts';
import { linksOf } from './links.ts';
import { contentFileOf, goThrough, hasSignUp } from './points.ts';
import { type Page, readPage } from './read-page.ts';
import { tryLinks } from './try-links.ts';

const PAGE = /\.html?$/iu;

/** Goes through what has to be done before a page goes live; with `base`, the address of the shop, opens its links. */
export async function checkLive(
  { base, ...files }: Files & { readonly base: string | undefined },
  { readFile, ask }: Pick<Machine, 'readFile' | 'ask'>,
): Promise<FileReport> {
  const shop = { ...(await readShop(files, readFile)), base };
  const linkBase = shop.page.script?.get('link-base') ?? '';
  const start = URL.canParse(linkBase, base) ? new URL(linkBase, base).href : base;
  const failures = base && start ? await tryLinks(linksOf(shop), start, ask) : undefined;
  const findings = goThrough({ ...shop, ...(failures && { failures }) });
  const count = findings.filter(({ state }) => state === 'to do').length;
  const unseen = findings.filter(({ state }) => state === 'cannot be checked here').length;
  const lines = findings.map(({ topic, state, sentence }) => printable(`${topic}: ${state}: ${sentence}`));
  return {
    good: count === 0,
    lines: [...lines, `${shop.site}: ${count} to do, ${unseen} to check yourself. ${ADVICE}`],
  };
}

async function readShop(
  { site: given, texts, files, without }: Files,
  readFile: ReadFile,
): Promise<Omit<Shop, 'base'>> {
  const page = await pageIn(files, readFile);
  const known = given ?? siteOf(page);
  const site = known ?? DEFAULT_SITE;
  // The JSON in the page is checked as if it were in files.
  const inPage = new Map<string, string>();
  const named = (file: string, json: string): string => (inPage.set(file, json), file);
  const tags = page.tags.map((tag, index) => ({
    name: tag.name,
    hasSignUp: hasSignUp(tag),
    isPlaceholder: tag.isPlaceholder,
    offer: tag.attributes.get('offer') ?? page.script?.get('offer') ?? '',
    texts: tag.texts.map((json, place) => named(`tag ${index + 1}, data-texts ${place + 1}`, json)),
    content: tag.content.map((json, place) => named(`tag ${index + 1}, data-content ${place + 1}`, json)),
  }));
  const pageTexts = page.script?.get('texts');
  const shared = [...texts, ...(pageTexts ? [named('script tag, data-texts', pageTexts)] : [])];
  const read: ReadFile = async (file) => inPage.get(file) ?? readFile(file);
  const contents = [...files.filter((file) => !PAGE.test(file)), ...tags.flatMap(({ content }) => content)];
  const allTexts = [...shared, ...tags.flatMap((tag) => tag.texts)];
  const reports = await checkFiles({ files: contents, site: known, texts: allTexts, without }, read);
  // The reports name the files that cannot be read.
  const values = new Map<string, unknown>();
  for (const file of [...contents, ...allTexts]) values.set(file, await readContent(file, read).catch(() => undefined));
  const keys = new Set(Object.keys(LOCALE_TEXTS[localeOf(site)]));
  const overrides = (names: readonly string[]): TextOverrides =>
    Object.assign({}, ...names.map((name) => readOverrides(values.get(name) ?? {}, keys).overrides)) as TextOverrides;
  const hasFooter = contents.length > 0 || page.tags.some(({ name }) => name === 'footer');
  const hasContentFile = files.some((file) => !PAGE.test(file));
  // Without the file that the page loads, nothing is known of what its footer shows.
  const isKnown = hasFooter && (hasContentFile || contentFileOf(page) === undefined);
  return {
    site,
    isSiteKnown: known !== undefined,
    page,
    texts: overrides(shared),
    signUps: tags
      .filter((tag) => tag.hasSignUp)
      .map(({ name, isPlaceholder, offer, texts: own }) => {
        const allowed = Object.entries(overrides(own)).filter(([key]) => !isPlaceholder || !isProtected(key));
        return { name, offer, texts: { ...overrides(shared), ...Object.fromEntries(allowed) } };
      }),
    content: contents.reduce(
      (content: ReturnType<typeof builtInContent>, file) => mergeContent(content, values.get(file) ?? {}).content,
      isKnown ? builtInContent(site) : {},
    ),
    hasContent: contents.length > 0,
    hasContentFile,
    hasFooter,
    problems: reports.flatMap(({ good, lines }) => (good ? [] : lines.filter((line) => !line.endsWith(ADVICE)))),
  };
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
 * The site of the first tag that names a known one, else that of the modules, which are made for one site; `undefined` if no
 * name is known. A placeholder comes last, since a visitor may have written it.
 */
function siteOf({ script, tags }: Page): Site | undefined {
  const ofFile = /shop-widgets\.([a-z-]+)\.js/u.exec(script?.get('src') ?? '')?.[1]?.replace('-', '_');
  const namedBy = (placed: boolean): ReadonlyArray<string | undefined> =>
    tags.filter((tag) => tag.isPlaceholder === placed).map(({ attributes }) => attributes.get('site'));
  const named = [...namedBy(false), script?.get('site'), ofFile, ...namedBy(true)];
  const codes = named.flatMap((code) => (code ? code.trim().toUpperCase() : []));
  const first = codes.find((code): code is Site => SITES.some((known) => known === code));
  return codes.length === 0 ? DEFAULT_SITE : first;
}
