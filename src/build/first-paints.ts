import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { FirstPaint } from '../embed/element/first-paint/first-paint.ts';
import { BETWEEN_TOKENS } from '../embed/element/first-paint/signs.ts';
import { MARK, type Mark } from '../embed/element/mark.ts';
import { type Site, SITES } from '../embed/market/sites.ts';
import { buildForNode } from './build-for-node.ts';
import { tokensOf } from './first-paint-tokens.ts';
import { replaceConstants } from './replace-constants.ts';

/** The tag that has a first paint, and the list that the build fills in. */
const TAG = 'shop-newsletter';
const FILE = '/widgets/newsletter/first-paints.ts';
const MODULE = 'prerender.mjs';
const LIST = 'FIRST_PAINTS';

type Prerender = (options: {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly now: Date;
}) => string;

/** Fills the sign-up of each site as the prerenderer renders it into the script. */
export function firstPaintsOfAllSites(root: string, version: string): Plugin {
  return {
    name: 'shop:first-paints',
    apply: 'build',
    enforce: 'pre',
    async transform(code, id) {
      if (!id.endsWith(FILE)) return null;
      const paints = JSON.stringify(Object.fromEntries(await firstPaints(root, version)));
      const text = replaceConstants(code, id, { [LIST]: paints });
      return { code: text.toString(), map: text.generateMap({ hires: 'boundary' }) };
    },
  };
}

let rendered: Promise<ReadonlyMap<Site, FirstPaint>> | undefined;

/** The first paint of each site; rendered once for all builds of this process. */
export function firstPaints(root: string, version: string): Promise<ReadonlyMap<Site, FirstPaint>> {
  rendered ??= render(root, version);
  return rendered;
}

async function render(root: string, version: string): Promise<ReadonlyMap<Site, FirstPaint>> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-first-paints-'));
  try {
    await buildForNode({ [MODULE]: join(root, 'src/node/prerender.ts') }, folder, version);
    const { prerender } = (await import(pathToFileURL(join(folder, MODULE)).href)) as { prerender: Prerender };
    const now = new Date(0);
    return new Map(SITES.map((site) => [site, firstPaintOf(prerender({ tag: TAG, attributes: { site }, now }))]));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * The fingerprint and the tree of a prerendered tag.
 *
 * @throws Error if the tree depends on something that the element does not look at before it shows a first paint
 */
export function firstPaintOf(html: string): FirstPaint {
  const mark = new RegExp(`<style ${MARK}="([^"]*)"`).exec(html)?.[1];
  const tree = /<\/style>(<div class="root".*)<\/template>/s.exec(html)?.[1];
  if (mark === undefined || tree === undefined) throw new Error('The prerendered tag has no mark or no tree.');
  const { fingerprint, platforms, inside } = JSON.parse(mark.replaceAll('&quot;', '"')) as Mark;
  if (platforms.length > 1 || Object.keys(inside).length > 0) {
    throw new Error('The markup differs by platform or by place, so that it cannot be a first paint.');
  }
  return [fingerprint, ...tokensOf(tree)].join(BETWEEN_TOKENS);
}
