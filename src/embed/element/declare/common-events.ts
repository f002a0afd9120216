import { hideSecrets } from '../../log.ts';
import { LOCALES, localeOf, type Site, SITES } from '../../market/sites.ts';
import { boolean, event, type EventDetail, oneOf, string } from './declaration.ts';

export const READY_DETAIL = { tag: string, site: oneOf(SITES), locale: oneOf(LOCALES) };
export const FAILURE_DETAIL = { tag: string, message: string };

/** The events that every tag has. */
export const COMMON_EVENTS = {
  'shop-ready': event<typeof READY_DETAIL>(),
  'shop-failure': event<typeof FAILURE_DETAIL>(),
};

export const SESSION_DETAIL = { loggedIn: boolean, code: oneOf([0, 1, 2, 3, 4, 5, null]) };

/** The events of the tags with a session. */
export const SESSION_EVENTS = {
  'shop-session-change': event<typeof SESSION_DETAIL>(),
};

type CommonDetail<Name extends keyof typeof COMMON_EVENTS> = EventDetail<typeof COMMON_EVENTS, Name>;

export function readyDetail(tag: string, site: Site): CommonDetail<'shop-ready'> {
  return { tag, site, locale: localeOf(site) };
}

/** The message may quote what a visitor has typed, and pages pass events on to others. */
export function failureDetail(tag: string, error: unknown): CommonDetail<'shop-failure'> {
  const message = error instanceof Error ? error.message : String(error);
  return { tag, message: hideSecrets(message, '\u2026') };
}
