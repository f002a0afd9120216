import { LOCALES, SITES } from '../../market/sites.ts';
import { type CommonValues, localeFor } from './common-attributes.ts';
import { event, type EventDetail } from './declaration.ts';
import { oneOf, string } from './event-detail.ts';

/** The events that every tag has. */
export const COMMON_EVENTS = {
  'shop-ready': event({
    doc: 'The first render is complete. Fired once per element, not again after a move or a change.',
    detail: { tag: string, site: oneOf(SITES), locale: oneOf(LOCALES) },
  }),
  'shop-failure': event({
    doc: 'The widget failed and shows its fallback content; the page and other widgets are not affected.',
    detail: { tag: string, message: string },
  }),
};

type CommonDetail<Name extends keyof typeof COMMON_EVENTS> = EventDetail<typeof COMMON_EVENTS, Name>;

export function readyDetail(tag: string, values: CommonValues): CommonDetail<'shop-ready'> {
  return { tag, site: values.site, locale: localeFor(values) };
}

/**
 * What looks like an e-mail address or a token. Everything that the diagnosis takes for a secret (`src/debug/mask.ts`) has
 * to be hidden here as well. There, little around it is; here, one short pattern is enough, since every page loads it.
 */
const SECRET = /[^\s<>"'(),]+(?:@|%40)[^\s<>"'():,]+|\beyJ[\w.-]+/g;

/** The message may quote what a visitor has typed, and pages pass events on to others. */
export function failureDetail(tag: string, error: unknown): CommonDetail<'shop-failure'> {
  const message = error instanceof Error ? error.message : String(error);
  return { tag, message: message.replace(SECRET, '\u2026') };
}
