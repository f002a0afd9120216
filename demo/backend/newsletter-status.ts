import type { Context } from 'hono';
import type { SubscriberStatus } from '../../src/embed/api/openapi/newsletter.types.ts';
import { readCookie, setCookie } from './cookies.ts';

/** The status of a visitor for the footer. */
type Status = SubscriberStatus | 'NONE';

/** In seconds. */
const LIFETIME = 30 * 24 * 60 * 60;

/**
 * Remembers in the browser what somebody did in it. A sign-up always counts as waiting for confirmation: the cookie must
 * not reveal whether the address is known.
 *
 * @param status `NONE` after the sign-up was deleted
 */
export function rememberStatus(c: Context, status: Status): void {
  setCookie(c, 'NewsletterStatus', status, status === 'NONE' ? 0 : LIFETIME);
}

/** What was remembered in the browser of a request. */
export function rememberedStatus(c: Context): Status {
  return readStatus(readCookie(c, 'NewsletterStatus'));
}

/** A status that somebody else wrote; anything unknown is none. */
export function readStatus(given: unknown): Status {
  return given === 'SUBSCRIBED' || given === 'WAITING_FOR_DOI' ? given : 'NONE';
}
