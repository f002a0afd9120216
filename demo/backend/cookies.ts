import type { Context } from 'hono';
import { generateCookie, getCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';

/** The logins of customers and of staff, and whether somebody signed up for the newsletter in this browser. */
export const COOKIES = ['LoginToken', 'LongTermToken', 'StaffAuthToken', 'CobraAuthToken', 'NewsletterStatus'] as const;

type CookieName = (typeof COOKIES)[number];

/**
 * The cookies of a browser in which the services run. They arrive by no header there: a page can neither read `Cookie`
 * from a request nor put `Set-Cookie` into a response.
 */
export interface CookieJar {
  /** The cookies as `document.cookie` has them. */
  read(): string;
  /** Sets one cookie, with its attributes as in `Set-Cookie`. */
  write(cookie: string): void;
  /** The path for which cookies are set. */
  readonly path: string;
}

/** What may be passed to the app beside a request. */
interface CookieEnvironment {
  readonly cookies?: CookieJar;
}

/** The value of a cookie of the request. */
export function readCookie(c: Context, name: CookieName): string | undefined {
  const jar = jarOf(c);
  return jar ? parse(jar.read(), name)[name] : getCookie(c, name);
}

/**
 * Sets a cookie. The widgets read the logins, so they cannot be HttpOnly.
 *
 * @param maxAge in seconds; without it the cookie is deleted when the browser closes
 */
export function setCookie(c: Context, name: CookieName, value: string, maxAge?: number): void {
  const jar = jarOf(c);
  const cookie = generateCookie(name, value, {
    path: jar?.path ?? '/',
    sameSite: 'Lax',
    ...(maxAge === undefined ? {} : { maxAge }),
    ...(isEncrypted(c) ? { secure: true } : {}),
  });
  if (jar) jar.write(cookie);
  else c.header('Set-Cookie', cookie, { append: true });
}

/** Deletes a cookie. */
export function deleteCookie(c: Context, name: CookieName): void {
  setCookie(c, name, '', 0);
}

function jarOf(c: Context): CookieJar | undefined {
  // Without an environment Hono leaves it undefined.
  return (c.env as CookieEnvironment | undefined)?.cookies;
}

/** Whether the browser used HTTPS, to the server or to a proxy in front of it. */
function isEncrypted(c: Context): boolean {
  return new URL(c.req.url).protocol === 'https:' || c.req.header('X-Forwarded-Proto') === 'https';
}
