import type { Trim } from './trim.ts';

/**
 * What is compared is short: domains of mail providers, and the names that content may use. Words of more than 32 letters
 * are near to none of them.
 */
export const LEVENSHTEIN: Trim = {
  file: /\/fastest-levenshtein\/esm\/mod\.js$/,
  unused: ['myers_x'],
  values: [['return myers_x(a, b);', 'return Infinity;']],
};
