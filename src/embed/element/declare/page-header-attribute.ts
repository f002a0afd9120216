import { tokens } from './attributes.ts';

/** What a page leaves out of its layout. Here because the footer and the layout may not import each other. */
export const PAGE_HEADER_ATTRIBUTE = tokens(['NO_FOOTER', 'NO_HEADER']);
