import { type Site, SITES } from '../embed/market/sites.ts';

/**
 * The editions that are built: the script of all sites, or those of one site each. The latter are one build: they differ in their texts,
 * content and facts alone, which are put into the finished code.
 */
export type Edition = 'all' | 'one';

/** The name by which pages load a script: `shop-widgets.js`, or `shop-widgets.ch-fr.js` of one site. */
export function scriptName(site?: Site): string {
  return site ? `shop-widgets.${site.toLowerCase().replace('_', '-')}.js` : 'shop-widgets.js';
}

/** The file beside the scripts of one site with what only staff see. The script of all sites needs no file but itself. */
export const STAFF_FILE = 'shop-widgets.one-site.staff.js';

/** What a site may add to the script of all sites, in bytes: its texts, content, facts and first paint. */
const PER_SITE = 3400;

/**
 * How many bytes a file may have, compressed with brotli. The build fails above it: raise a limit only with a reason. A new
 * site raises that of the script of all sites by itself.
 */
export const BROTLI_LIMITS = {
  all: 91_000 + PER_SITE * SITES.length,
  one: 100_000,
  staff: 8800,
  debug: 8500,
} as const;
