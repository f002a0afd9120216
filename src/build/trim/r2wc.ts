import type { Trim } from './trim.ts';

/** r2wc reads no attribute of the tags: `src/embed/element` does. These are its transforms of attributes. */
export const R2WC: Trim = {
  file: /\/@r2wc\/core\/dist\/core\.js$/,
  unused: ['C', 'O', 'j', 'P', 'x', 'E', 'w'],
};
