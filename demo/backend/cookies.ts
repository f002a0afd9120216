import type { Context } from 'hono';
import { getCookie, setCookie as writeCookie } from 'hono/cookie';
import type { SubscriberStatus } from '../../src/embed/api/openapi/newsletter.types.ts';

/** The logins of customers and of staff, and whether somebody signed up for the newsletter in this browser. */
type CookieName = 'LoginToken' | 'LongTermToken' | 'StaffAuthToken' | 'CobraAuthToken' | 'NewsletterStatus';

/**
 * Sets a cookie. The widgets read the logins, so they cannot be HttpOnly.
 *
 * @param maxAge in seconds; without it the cookie is deleted when the browser closes
 */
export function setCookie(c: Context, name: CookieName, value: string, maxAge?: number): void {
  // HTTPS to the server, or to a proxy in front of it.
  const secure = new URL(c.req.url).protocol === 'https:' || c.req.header('X-Forwarded-Proto') === 'https';
  writeCookie(c, name, value, { sameSite: 'Lax', secure, ...(maxAge !== undefined && { maxAge }) });
}

export function deleteCookie(c: Context, name: CookieName): void {
  setCookie(c, name, '', 0);
}

type Status = SubscriberStatus | 'NONE';

/** Remembers what a visitor did. A sign-up counts as waiting: the cookie must not reveal whether the address is known. */
export function rememberStatus(c: Context, status: Status): void {
  setCookie(c, 'NewsletterStatus', status, status === 'NONE' ? 0 : 30 * 24 * 60 * 60);
}

export function rememberedStatus(c: Context): Status {
  return readStatus(getCookie(c, 'NewsletterStatus'));
}

/** A status that somebody else wrote; anything unknown is none. */
export function readStatus(given: unknown): Status {
  return given === 'SUBSCRIBED' || given === 'WAITING_FOR_DOI' ? given : 'NONE';
}
