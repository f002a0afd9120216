import type { SiteFacts } from './market/site.ts';

/** What the script of one site has of it. */
export interface OnlySite {
  readonly facts: SiteFacts & { readonly code: string; readonly locale: string };
  readonly texts: unknown;
  readonly content: unknown;
  /** What the script needs of every site. */
  readonly sites: unknown;
  /** Goes on with the warning of an unknown site. */
  readonly note: string;
  readonly firstPaints: typeof FIRST_PAINTS;
}

/*
 * Every constant that the build fills in (src/build/constants.ts). The values here are those of a page that is served from
 * the sources, and of Node.
 */

/** The site of a script of one site. The build puts the data of each site into the finished script. */
export const ONLY_SITE: OnlySite = {} as OnlySite;

/**
 * By site and tag, what tags look like with no attribute but `site`, to be shown before React is evaluated: one for each
 * group of platforms that look the same. The build prerenders them (src/build/first-paints.ts).
 */
export const FIRST_PAINTS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {};

/** The hash of the file with the diagnosis, which is built before the script. */
export const DEBUG_INTEGRITY: string = '';
