import type { Locale, Site } from '../../market/sites.ts';
import { event } from './declaration.ts';

/** The events that every tag has. */
export const COMMON_EVENTS = {
  'shop-ready': event<{ tag: string; site: Site; locale: Locale }>({
    doc: 'The first render is done. Once per element, not again after a move or a change.',
    detailType: '{ tag: string; site: Site; locale: Locale }',
  }),
  'shop-failure': event<{ tag: string; message: string }>({
    doc: 'The widget broke and shows its fallback content; the page and the other widgets go on.',
    detailType: '{ tag: string; message: string }',
  }),
};
