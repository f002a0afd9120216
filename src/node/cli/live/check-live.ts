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
  const overrides = async (names: readonly string[]) => textsIn(site, await valuesIn(names, read));
  const hasFooter = contents.length > 0 || page.tags.some(({ name }) => name === 'footer');
  const hasContentFile = files.some((file) => !PAGE.test(file));
  // Without the file that the page loads, nothing is known of what its footer shows.
  const isKnown = hasFooter && (hasContentFile || contentFileOf(page) === undefined);
  return {
    site,
    isSiteKnown: known !== undefined,
    page,
    texts: await overrides(shared),
    signUps: await Promise.all(
      tags
        .filter((tag) => tag.hasSignUp)
        .map(async ({ name, isPlaceholder, offer, texts: own }) => {
          const allowed = Object.entries(await overrides(own)).filter(([key]) => !isPlaceholder || !isProtected(key));
          return { name, offer, texts: { ...(await overrides(shared)), ...Object.fromEntries(allowed) } };
        }),
    ),
    content: (await valuesIn(contents, read)).reduce(
      (content: ReturnType<typeof builtInContent>, value) => mergeContent(content, value).content,
      isKnown ? builtInContent(site) : {},
    ),
    hasContent: contents.length > 0,
    hasContentFile,
    hasFooter,
    problems: reports.flatMap(({ good, lines }) => (good ? [] : lines.filter((line) => !line.endsWith(ADVICE)))),
  };
}

async function pageIn(given: readonly string[], readFile: ReadFile): Promise<Page> {
  const files = given.filter((file) => PAGE.test(file));
  if (files.length === 0) throw new UsageError('check --live needs a page: add its HTML file.');
  try {
    return readPage(new Map(await Promise.all(files.map(async (file) => [file, await readFile(file)] as const))));
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

/** The contents of the files that can be read; the reports name the others. */
async function valuesIn(files: readonly string[], readFile: ReadFile): Promise<readonly unknown[]> {
  const values = await Promise.all(files.map(async (file) => readContent(file, readFile).catch(() => undefined)));
  return values.filter((value) => value !== undefined);
}

function textsIn(site: Site, values: readonly unknown[]): TextOverrides {
  const known = new Set(Object.keys(LOCALE_TEXTS[localeOf(site)]));
  return Object.assign({}, ...values.map((value) => readOverrides(value, known).overrides)) as TextOverrides;
}
