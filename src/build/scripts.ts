import { type Site, SITES } from '../embed/market/sites.ts';

/** The name of the one script. */
export const SCRIPT = 'shop-widgets.js';

/** The folder of the modules, beside the script. */
export const MODULES = 'modules';

/** The name of the module that pages of a site load: `shop-widgets.ch-fr.js`. */
export function moduleName(site: Site): string {
  return `shop-widgets.${site.toLowerCase().replace('_', '-')}.js`;
}

/** The path of that module from the script's folder. */
export function modulePath(site: Site): string {
  return `${MODULES}/${moduleName(site)}`;
}

/** What a site may add to the script, in bytes: its texts, content, facts and the first paint of its footer. */
const PER_SITE = 4100;

/**
 * How many bytes a file may have, compressed with brotli. The build fails above it: raise a limit only with a reason. A new
 * site raises that of the script by itself.
 */
export const BROTLI_LIMITS = {
  script: 155_000 + PER_SITE * SITES.length,
  module: 33_000,
  debug: 9_000,
} as const;
