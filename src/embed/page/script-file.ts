/** The file with the diagnosis, beside each script. */
export const DEBUG_FILE = 'shop-widgets-debug.js';

/**
 * The address of a script of this package, whatever its version and edition. A version or a query may follow the name; a
 * static copy of a page has the query in the name of the file, after `%3F` or `@`.
 */
export const SCRIPT_FILE = /(?:^|\/)shop-widgets[^/?#]*\.js(?:[?#@]|%3F|$)/i;
