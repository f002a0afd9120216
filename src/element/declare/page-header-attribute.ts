import { tokens } from './attributes.ts';

/** What of the page's frame a page leaves out. Shared by the footer and the layout. */
export const PAGE_HEADER_ATTRIBUTE = tokens(
  ['NO_FOOTER', 'NO_HEADER'],
  'What of the frame the page leaves out, by space or comma. Other words are ignored.',
);
