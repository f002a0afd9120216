import type { Site } from '../../embed/market/sites.ts';

/**
 * A build of the script. The scripts of one site are one build: they differ in their texts, content and facts alone,
 * which are put into the finished code.
 */
export interface Build {
  readonly sites: 'all' | 'one';
  /** `lite` uses Preact's compatibility layer instead of React. */
  readonly renderer: 'react' | 'lite';
}

/** The script that pages load unless they choose another. */
export const DEFAULT_BUILD: Build = { sites: 'all', renderer: 'react' };

/** The builds of all other scripts. */
export const OTHER_BUILDS: readonly Build[] = [
  { sites: 'one', renderer: 'react' },
  { sites: 'all', renderer: 'lite' },
  { sites: 'one', renderer: 'lite' },
];

/**
 * The name by which pages load a script: `shop-widgets.js`, `shop-widgets.ch-fr.lite.js`.
 *
 * @param site the only site of the script, if it has but one
 */
export function scriptName({ renderer }: Pick<Build, 'renderer'>, site?: Site): string {
  const words = ['shop-widgets', ...(site ? [site.toLowerCase().replace('_', '-')] : [])];
  return [...words, ...(renderer === 'lite' ? ['lite'] : []), 'js'].join('.');
}

/**
 * The file beside a script with what only staff see, such as `shop-widgets.one-site.staff.js`. The default script has
 * none: it needs no file but itself.
 */
export function staffFileName({ sites, renderer }: Build): string | undefined {
  if (sites === 'all' && renderer === 'react') return undefined;
  const words = ['shop-widgets', ...(sites === 'one' ? ['one-site'] : []), ...(renderer === 'lite' ? ['lite'] : [])];
  return [...words, 'staff', 'js'].join('.');
}

/**
 * How many bytes a script may have, compressed with brotli. The build fails above it: raise a limit only with a reason.
 */
const BROTLI_LIMITS = {
  all: { react: 122_000, lite: 84_000 },
  one: { react: 98_000, lite: 65_000 },
} as const satisfies Record<Build['sites'], Record<Build['renderer'], number>>;

export function brotliLimit({ sites, renderer }: Build): number {
  return BROTLI_LIMITS[sites][renderer];
}

/** How many bytes the file for staff may have. */
export const STAFF_LIMIT = 8800;
