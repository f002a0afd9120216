import type { Context } from 'hono';
import { getCookie, setCookie as writeCookie } from 'hono/cookie';

/** The logins of customers and of staff, and whether somebody signed up for the newsletter in this browser. */
type CookieName = 'LoginToken' | 'LongTermToken' | 'StaffAuthToken' | 'CobraAuthToken' | 'NewsletterStatus';

/** The value of a cookie of the request. */
export function readCookie(c: Context, name: CookieName): string | undefined {
  return getCookie(c, name);
}

/**
 * Sets a cookie. The widgets read the logins, so they cannot be HttpOnly.
 *
 * @param maxAge in seconds; without it the cookie is deleted when the browser closes
 */
export function setCookie(c: Context, name: CookieName, value: string, maxAge?: number): void {
  writeCookie(c, name, value, {
    sameSite: 'Lax',
    ...(maxAge === undefined ? {} : { maxAge }),
    ...(isEncrypted(c) ? { secure: true } : {}),
  });
}

/** Deletes a cookie. */
export function deleteCookie(c: Context, name: CookieName): void {
  setCookie(c, name, '', 0);
}

/** Whether the browser used HTTPS, to the server or to a proxy in front of it. */
function isEncrypted(c: Context): boolean {
  return new URL(c.req.url).protocol === 'https:' || c.req.header('X-Forwarded-Proto') === 'https';
}
