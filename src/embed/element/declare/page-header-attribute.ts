import { tokens } from './attributes.ts';

/** The parts of the frame that a page leaves out. Here because the footer and the layout may not import each other. */
export const PAGE_HEADER_ATTRIBUTE = tokens(['NO_FOOTER', 'NO_HEADER']);
