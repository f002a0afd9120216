import type { Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';

/** The cookies that log in: of a customer, and of staff. */
type LoginCookie = 'LoginToken' | 'LongTermToken' | 'StaffAuthToken' | 'CobraAuthToken';

/**
 * Sets a cookie that logs in. The widgets read these cookies, so they cannot be HttpOnly.
 *
 * @param maxAge in seconds; without it the cookie lasts as long as the browser runs
 */
export function setLoginCookie(c: Context, name: LoginCookie, token: string, maxAge?: number): void {
  const lifetime = maxAge === undefined ? {} : { maxAge };
  setCookie(c, name, token, { path: '/', sameSite: 'Lax', ...lifetime, ...(isEncrypted(c) ? { secure: true } : {}) });
}

/** Takes a cookie back. */
export function deleteLoginCookie(c: Context, name: LoginCookie): void {
  deleteCookie(c, name, { path: '/', ...(isEncrypted(c) ? { secure: true } : {}) });
}

/** Whether the browser spoke HTTPS, to the server or to the proxy before it. */
function isEncrypted(c: Context): boolean {
  return new URL(c.req.url).protocol === 'https:' || c.req.header('X-Forwarded-Proto') === 'https';
}
