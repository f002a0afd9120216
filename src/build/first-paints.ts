import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import type { FIRST_PAINTS } from '../embed/build-constants.ts';
import { SEPARATOR, SIGN } from '../embed/element/first-paint/first-paint.ts';
import { LOCALE_TEXTS } from '../embed/i18n/locales.ts';
import { COUNTRIES } from '../embed/market/countries.ts';
import { localeOf, type Site, SITES } from '../embed/market/sites.ts';
import type * as Prerenderer from '../node/prerender.ts';
import type { PrerenderOptions } from '../node/prerender/options.ts';
import { buildForNode } from './node-files.ts';
import { merged, type PaintNode, written } from './paint-conditions.ts';

/** Around the names of what the page gives, in the markup that is rendered in the build. */
const [BEGIN, END] = ['\uE000', '\uE001'];
/** The words of a link in a text with links. */
const WORDS = `${BEGIN}words${END}`;
const IMAGE_BASE = `/${BEGIN}imageBase${END}/`;
/** Whether it is still there says whether the component takes away the words that depend on the offer. */
const OFFER = '[¹]';

/** Each text is its key, so that the markup says where it belongs. */
const TEXTS = Object.fromEntries(
  Object.entries(LOCALE_TEXTS['de-DE'])
    .filter(([key]) => !key.startsWith('shop.'))
    .map(([key, text]) => [key, key.startsWith('newsletter.link.') ? `/${BEGIN}${key}${END}` : named(key, text)]),
);

function named(key: string, text: string): string {
  const link = /<(\w+)>/.exec(text)?.[1];
  return `${BEGIN}${key}${OFFER}${END}${link === undefined ? '' : `<${link}>${WORDS}</${link}>`}`;
}

const SIGN_UP: PrerenderOptions = { attributes: { 'image-base': IMAGE_BASE, 'heading-level': 2 }, texts: TEXTS };

const WITHOUT_SIGN_UP_PARTS: Readonly<Record<string, PrerenderOptions>> = {
  offer: { attributes: { offer: 'none' } },
  sample: { texts: { ...TEXTS, 'newsletter.link.sample': null } },
};

/** By tag, how it is rendered with all that its first paint can show, and how without each of the conditions. */
const SETTINGS: Readonly<
  Record<string, { readonly all: PrerenderOptions; readonly without: Readonly<Record<string, PrerenderOptions>> }>
> = {
  'shop-newsletter': { all: SIGN_UP, without: WITHOUT_SIGN_UP_PARTS },
  'shop-footer': {
    all: {
      ...SIGN_UP,
      attributes: { ...SIGN_UP.attributes, platform: 'MATCH' },
      // With addresses, so that there is something to choose.
      content: { countries: COUNTRIES.map((country) => ({ ...country, href: '/' })) },
    },
    without: {
      ...WITHOUT_SIGN_UP_PARTS,
      folding: { attributes: { platform: 'CLASSIC' } },
      whole: { attributes: { reduced: true } },
      everyGroup: { attributes: { checkout: true } },
      outermost: { nested: true },
      signUp: { attributes: { 'hide-newsletter': true } },
      countries: { content: undefined },
    },
  },
  'shop-layout': {
    all: {},
    without: {
      header: { attributes: { 'page-header': 'NO_HEADER' } },
      footer: { attributes: { 'page-header': 'NO_FOOTER' } },
    },
  },
  'shop-preview': { all: {}, without: {} },
  'shop-session': { all: {}, without: {} },
};

type Prerender = typeof Prerenderer.prerender;

let rendered: Promise<typeof FIRST_PAINTS> | undefined;

/** The first paints of the tags in each site, which both forms contain: rendered once in a build. */
export function firstPaints(): Promise<typeof FIRST_PAINTS> {
  rendered ??= renderFirstPaints();
  return rendered;
}

async function renderFirstPaints(): Promise<typeof FIRST_PAINTS> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-first-paints-'));
  try {
    await buildForNode({ 'prerender.mjs': 'src/node/prerender.ts' }, folder);
    const { prerender } = (await import(pathToFileURL(join(folder, 'prerender.mjs')).href)) as typeof Prerenderer;
    return firstPaintsOf(prerender);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The first paints of each tag: one for all sites that look the same, with their codes as its first token. */
export function firstPaintsOf(prerender: Prerender): typeof FIRST_PAINTS {
  const paintsOf = (tag: string): readonly string[] => {
    const paints = SITES.map((site) => ({ site, paint: firstPaintOf(tag, site, prerender) }));
    return [...new Set(paints.map(({ paint }) => paint))].map((each) => {
      const sites = paints.filter(({ paint }) => paint === each).map(({ site }) => site);
      return sites.join(' ') + SEPARATOR + each;
    });
  };
  return Object.fromEntries(Object.keys(SETTINGS).map((tag) => [tag, paintsOf(tag)]));
}

/** Those of one site. */
export function paintsOfSite(paints: typeof FIRST_PAINTS, site: Site): typeof FIRST_PAINTS {
  const isOfSite = (paint: string): boolean => paint.slice(0, paint.indexOf(SEPARATOR)).split(' ').includes(site);
  return Object.fromEntries(Object.entries(paints).map(([tag, each]) => [tag, each.filter(isOfSite)]));
}

function firstPaintOf(tag: string, site: Site, prerender: Prerender): string {
  const { all = {}, without = {} } = SETTINGS[tag] ?? {};
  const treeWith = (options: PrerenderOptions): readonly PaintNode[] =>
    treeOf(prerender({ tag, ...all, ...options, attributes: { site, ...all.attributes, ...options.attributes } }));
  const nodes = Object.entries(without).reduce(
    (whole, [condition, options]) => merged(whole, treeWith(options), condition),
    treeWith({}),
  );
  return written(nodes).replace(`lang=${localeOf(site)}`, 'lang={lang}');
}

function treeOf(html: string): readonly PaintNode[] {
  // The slots after the root depend on the children of the tag.
  const tree = /<\/style>(<div class="root".*)<slot[^<>]*><\/slot><\/template>/s.exec(html)?.[1];
  if (tree === undefined) throw new Error('The prerendered tag has no tree.');
  return nodesOf(parseFragment(tree).childNodes);
}

function nodesOf(nodes: readonly DefaultTreeAdapterTypes.ChildNode[]): readonly PaintNode[] {
  return nodes.flatMap((node, index) => {
    const next = nodes[index + 1];
    // The template of a link follows the text in which the links are.
    if (next && hasWords(next)) return linkedText(node, next);
    if (hasWords(node) && index > 0) return [];
    return nodeOf(node);
  });
}

function hasWords(node: DefaultTreeAdapterTypes.ChildNode): node is DefaultTreeAdapterTypes.Element {
  return 'tagName' in node && node.tagName === 'a' && written(nodesOf(node.childNodes)).includes('{words}');
}

function linkedText(text: DefaultTreeAdapterTypes.ChildNode, link: DefaultTreeAdapterTypes.Element): PaintNode[] {
  const [words] = 'childNodes' in text ? text.childNodes : [];
  const { head = [], body = [], ...element } = nodeOf(link);
  const toAddress = head.map((node) => (node.token.startsWith('@href=') ? { token: '@href={href}' } : node));
  return [
    { token: SIGN.linkedText + (words && 'value' in words ? placed(words.value) : '') },
    { ...element, head: toAddress, body },
    { token: SIGN.linkedText },
  ];
}

function nodeOf(node: DefaultTreeAdapterTypes.ChildNode): PaintNode {
  if ('value' in node) return { token: SIGN.text + placed(node.value) };
  if (!('tagName' in node)) throw new Error('A first paint may contain only elements and text.');
  const name = node.tagName.replace('h2', 'h{level}').replace('h3', 'h{levelBelow}');
  const classes = node.attrs.find((each) => each.name === 'class')?.value.split(' ') ?? [];
  const attributes = node.attrs.flatMap(({ name: attribute, value }) => {
    if (attribute !== 'class') return `${SIGN.attribute}${attribute}=${placed(value)}`;
    return classes.map((word, index) => (index === 0 ? `${SIGN.attribute}class=${word}` : SIGN.word + word));
  });
  return {
    token: classes[0] ?? name,
    head: [name, ...attributes].map((token) => ({ token })),
    body: nodesOf(node.childNodes),
  };
}

/** A text of the markup with `{…}` for what the page gives. */
function placed(text: string): string {
  const sign = [SEPARATOR, '{', '}'].find((each) => text.includes(each));
  if (sign !== undefined)
    throw new Error(`A first paint must not have the sign ${sign}, which has a meaning in it: ${text}`);
  return text
    .replaceAll(IMAGE_BASE, '{imageBase}')
    .replaceAll(
      new RegExp(`/?${BEGIN}([\\w.]+)(\\[?)(¹?)\\]?${END}`, 'g'),
      (_, key: string, bracket: string, noted: string) => {
        if (key.startsWith('newsletter.link.') || key === 'words' || bracket !== '') return `{${key}}`;
        return `{${key}${noted === '' ? '¹' : noted}}`;
      },
    );
}
