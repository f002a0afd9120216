import { LOCALES, SITES } from '../market/sites.ts';
import { event } from './declaration.ts';
import { oneOf, string } from './event-detail.ts';

/** The events that every tag has. */
export const COMMON_EVENTS = {
  'shop-ready': event({
    doc: 'The first render is done. Once per element, not again after a move or a change.',
    detail: { tag: string, site: oneOf(SITES), locale: oneOf(LOCALES) },
  }),
  'shop-failure': event({
    doc: 'The widget broke and shows its fallback content; the page and the other widgets go on.',
    detail: { tag: string, message: string },
  }),
};
