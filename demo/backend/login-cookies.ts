import type { Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';

/** The login cookies of customers and of staff. */
type LoginCookie = 'LoginToken' | 'LongTermToken' | 'StaffAuthToken' | 'CobraAuthToken';

/**
 * Sets a login cookie. The widgets read these cookies, so they cannot be HttpOnly.
 *
 * @param maxAge in seconds; without it the cookie is deleted when the browser closes
 */
export function setLoginCookie(c: Context, name: LoginCookie, token: string, maxAge?: number): void {
  const lifetime = maxAge === undefined ? {} : { maxAge };
  setCookie(c, name, token, { path: '/', sameSite: 'Lax', ...lifetime, ...(isEncrypted(c) ? { secure: true } : {}) });
}

/** Deletes a login cookie. */
export function deleteLoginCookie(c: Context, name: LoginCookie): void {
  deleteCookie(c, name, { path: '/', ...(isEncrypted(c) ? { secure: true } : {}) });
}

/** Whether the browser used HTTPS, to the server or to a proxy in front of it. */
function isEncrypted(c: Context): boolean {
  return new URL(c.req.url).protocol === 'https:' || c.req.header('X-Forwarded-Proto') === 'https';
}
