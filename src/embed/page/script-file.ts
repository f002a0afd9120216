/** The file with the diagnosis, beside each script. */
export const DEBUG_FILE = 'shop-widgets-debug.js';

/** The address of a script of this package. A static copy of a page has the query in the file's name, after `%3F` or `@`. */
export const SCRIPT_FILE = /(?:^|\/)shop-widgets[^/?#]*\.js(?:[?#@]|%3F|$)/i;
