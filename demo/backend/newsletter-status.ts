import type { Context } from 'hono';
import type { SubscriberStatus } from '../../src/embed/api/openapi/newsletter.types.ts';
import { deleteCookie, readCookie, setCookie } from './cookies.ts';

/** The value of the demo's switch that leaves the visitor's status to what was done in this browser. */
export const AS_SIGNED_UP = 'AUTO';

const STATUSES: readonly unknown[] = ['NONE', 'WAITING_FOR_DOI', 'SUBSCRIBED'];

/** In seconds. */
const LIFETIME = 30 * 24 * 60 * 60;

/** Whether a value is one of the switch. */
export function isSwitchValue(value: unknown): value is string {
  return value === AS_SIGNED_UP || STATUSES.includes(value);
}

/**
 * Remembers in the browser what somebody did in it. A sign-up always counts as waiting for confirmation: the cookie must
 * not reveal whether the address is known.
 *
 * @param status `undefined` after the sign-up was deleted
 */
export function rememberStatus(c: Context, status: SubscriberStatus | undefined): void {
  if (status === undefined) deleteCookie(c, 'NewsletterStatus');
  else setCookie(c, 'NewsletterStatus', status, LIFETIME);
}

/** What was remembered in the browser of a request. */
export function rememberedStatus(c: Context): string {
  const status = readCookie(c, 'NewsletterStatus');
  return status !== undefined && STATUSES.includes(status) ? status : 'NONE';
}
