import type { Locale, Site } from '../../market/sites.ts';
import { type CommonValues, localeFor } from './common-attributes.ts';
import { event, type EventDetail } from './declaration.ts';

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

type CommonDetail<Name extends keyof typeof COMMON_EVENTS> = EventDetail<typeof COMMON_EVENTS, Name>;

export function readyDetail(tag: string, values: CommonValues): CommonDetail<'shop-ready'> {
  return { tag, site: values.site, locale: localeFor(values) };
}

export function failureDetail(tag: string, error: unknown): CommonDetail<'shop-failure'> {
  return { tag, message: error instanceof Error ? error.message : String(error) };
}
