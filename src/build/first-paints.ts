import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FirstPaint } from '../embed/element/first-paint/first-paint.ts';
import { BETWEEN_TOKENS } from '../embed/element/first-paint/signs.ts';
import { MARK, type Mark } from '../embed/element/mark.ts';
import { type Site, SITES } from '../embed/market/sites.ts';
import { buildForNode } from './build-for-node.ts';
import { tokensOf } from './first-paint-tokens.ts';

/** The tag that has a first paint. */
const TAG = 'shop-newsletter';
const MODULE = 'prerender.mjs';

type Prerender = (options: {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly now: Date;
}) => string;

/** The first paint of each site: the sign-up as the prerenderer renders it from the sources as they are now. */
export async function firstPaints(root: string, version: string): Promise<ReadonlyMap<Site, FirstPaint>> {
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
