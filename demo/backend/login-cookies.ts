import type { Context } from 'hono';
import { generateCookie, getCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';

/** The login cookies of customers and of staff. */
type LoginCookie = 'LoginToken' | 'LongTermToken' | 'StaffAuthToken' | 'CobraAuthToken';

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
export interface CookieEnvironment {
  readonly cookies?: CookieJar;
}

/** The value of a login cookie of the request. */
export function readLoginCookie(c: Context, name: LoginCookie): string | undefined {
  const jar = jarOf(c);
  return jar ? parse(jar.read(), name)[name] : getCookie(c, name);
}

/**
 * Sets a login cookie. The widgets read these cookies, so they cannot be HttpOnly.
 *
 * @param maxAge in seconds; without it the cookie is deleted when the browser closes
 */
export function setLoginCookie(c: Context, name: LoginCookie, token: string, maxAge?: number): void {
  const jar = jarOf(c);
  const cookie = generateCookie(name, token, {
    path: jar?.path ?? '/',
    sameSite: 'Lax',
    ...(maxAge === undefined ? {} : { maxAge }),
    ...(isEncrypted(c) ? { secure: true } : {}),
  });
  if (jar) jar.write(cookie);
  else c.header('Set-Cookie', cookie, { append: true });
}

/** Deletes a login cookie. */
export function deleteLoginCookie(c: Context, name: LoginCookie): void {
  setLoginCookie(c, name, '', 0);
}

function jarOf(c: Context): CookieJar | undefined {
  // Without an environment Hono leaves it undefined.
  return (c.env as CookieEnvironment | undefined)?.cookies;
}

/** Whether the browser used HTTPS, to the server or to a proxy in front of it. */
function isEncrypted(c: Context): boolean {
  return new URL(c.req.url).protocol === 'https:' || c.req.header('X-Forwarded-Proto') === 'https';
}
