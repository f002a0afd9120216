import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FIRST_PAINTS } from '../embed/build-constants.ts';
import { BETWEEN_ATTRIBUTES, BETWEEN_TOKENS, type FirstPaint } from '../embed/element/first-paint/first-paint.ts';
import { MARK, type Mark } from '../embed/element/first-paint/mark.ts';
import { SITES } from '../embed/market/sites.ts';
import { PLATFORMS } from '../embed/page/platform.ts';
import type * as Prerenderer from '../node/prerender.ts';
import { buildForNode } from './build-for-node.ts';
import { PROJECT, VERSION } from './project.ts';
import { tokensOf } from './first-paint-tokens.ts';

const MODULE = 'prerender.mjs';

let made: ReturnType<typeof firstPaints> | undefined;

/** The first paints of this project, which both forms contain: rendered once in a build. */
export function ownFirstPaints(): ReturnType<typeof firstPaints> {
  made ??= firstPaints(PROJECT, VERSION, ['shop-newsletter', 'shop-footer']);
  return made;
}

/** The first paints of tags in each site: what the prerenderer renders from the sources as they are now. */
export async function firstPaints(
  root: string,
  version: string,
  tags: readonly string[],
): Promise<typeof FIRST_PAINTS> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-first-paints-'));
  try {
    await buildForNode({ [MODULE]: join(root, 'src/node/prerender.ts') }, folder, version);
    const { prerender } = (await import(pathToFileURL(join(folder, MODULE)).href)) as typeof Prerenderer;
    const now = new Date(0);
    const of = (tag: string, site: string): readonly FirstPaint[] =>
      firstPaintsOf((platform) => prerender({ tag, attributes: { site, platform }, now }));
    return Object.fromEntries(SITES.map((site) => [site, Object.fromEntries(tags.map((tag) => [tag, of(tag, site)]))]));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * The first paints of a tag, one for each group of platforms that look the same.
 *
 * @param prerendered gives the tag on a platform
 */
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
  return [head, ...tokensOf(tree)].join(BETWEEN_TOKENS);
}
