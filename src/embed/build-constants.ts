// The build fills in every constant (src/build/constants.ts). The values here are those of a page that is served from the
// sources, and of Node.

/** The code of the only site whose texts and content are there, as in the modules of one site; empty where all are. */
export const ONLY_SITE: string = '';

/**
 * By tag, what is shown before React is evaluated: one for each group of sites that look the same. The build prerenders
 * them (src/build/first-paints.ts).
 */
export const FIRST_PAINTS: Readonly<Record<string, readonly string[]>> = {};

/** The hash of the file with the diagnosis, which is built before the script. */
export const DEBUG_INTEGRITY: string = '';

/** The address of the entry of the modules; a classic script has none. */
export const ADDRESS: string | undefined = undefined;
