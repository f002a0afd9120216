import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import type { FIRST_PAINTS } from '../embed/build-constants.ts';
import {
  BETWEEN_ATTRIBUTES,
  BETWEEN_TOKENS,
  END,
  type FirstPaint,
  TEXT,
} from '../embed/element/first-paint/first-paint.ts';
import { MARK, type Mark } from '../embed/element/first-paint/mark.ts';
import { SITES } from '../embed/market/sites.ts';
import { PLATFORMS } from '../embed/page/platform.ts';
import type * as Prerenderer from '../node/prerender.ts';
import { buildForNode } from './node-files.ts';

const TAGS = ['shop-newsletter', 'shop-footer'];

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
    const now = new Date(0);
    const of = (tag: string, site: string): readonly FirstPaint[] =>
      firstPaintsOf((platform) => prerender({ tag, attributes: { site, platform }, now }));
    return Object.fromEntries(SITES.map((site) => [site, Object.fromEntries(TAGS.map((tag) => [tag, of(tag, site)]))]));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The first paints of a tag that is prerendered for each platform: one for each group of platforms that look the same. */
export function firstPaintsOf(prerendered: (platform: string) => string): readonly FirstPaint[] {
  const paints = PLATFORMS.map((platform) => ({ platform, paint: withoutPlatform(prerendered(platform)) }));
  return [...new Set(paints.map(({ paint }) => paint))].map((each) => {
    const alike = paints.filter(({ paint }) => paint === each).map(({ platform }) => platform);
    return alike.join(' ') + BETWEEN_ATTRIBUTES + each;
  });
}

function withoutPlatform(html: string): string {
  const mark = new RegExp(`<style ${MARK}="([^"]*)"`).exec(html)?.[1];
  const tree = /<\/style>(<div class="root".*)<\/template>/s.exec(html)?.[1];
  if (mark === undefined || tree === undefined) throw new Error('The prerendered tag has no mark or no tree.');
  const { fingerprint, inside } = JSON.parse(mark.replaceAll('&quot;', '"')) as Mark;
  const head = [fingerprint, ...Object.keys(inside)].join(BETWEEN_ATTRIBUTES);
  return [head, ...parseFragment(tree).childNodes.flatMap(tokensOf)].join(BETWEEN_TOKENS);
}

function tokensOf(node: DefaultTreeAdapterTypes.ChildNode): readonly string[] {
  if ('value' in node) return [TEXT + checked(node.value)];
  if (!('tagName' in node)) throw new Error('A first paint may contain only elements and text.');
  const attributes = node.attrs.flatMap(({ name, value }) => [name, checked(value)]);
  return [[node.tagName, ...attributes].join(BETWEEN_ATTRIBUTES), ...node.childNodes.flatMap(tokensOf), END];
}

function checked(text: string): string {
  const sign = [BETWEEN_TOKENS, BETWEEN_ATTRIBUTES].find((separator) => text.includes(separator));
  if (sign !== undefined)
    throw new Error(`A first paint must not have the sign ${sign}, which separates its tokens: ${text}`);
  return text;
}
