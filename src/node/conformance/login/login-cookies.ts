import { readClaims } from '../../../embed/session/session-rules.ts';
import { cookiesOf, isDeletion, type SetCookie } from '../cookies.ts';
import { type Point, pointOf } from '../point.ts';
import type { Settings } from '../settings.ts';

type LoginCookie = 'LoginToken' | 'LongTermToken';

/** How an answer sets the login cookies, which the script reads to know that a customer is logged in. */
export function loginCookiePoints(headers: Headers, names: readonly LoginCookie[], settings: Settings): Point[] {
  return names.flatMap((name) => {
    const cookie = cookiesOf(headers).find((one) => one.name === name && !isDeletion(one));
    const isSet = pointOf('cookie', {
      expected: `Set-Cookie: ${name}`,
      fault: cookie === undefined ? 'no cookie of this name' : undefined,
      remedy: `Set the cookie ${name} with this answer.`,
    });
    if (cookie === undefined) return [isSet];
    return [isSet, ...flagPoints(cookie, settings), ...(name === 'LoginToken' ? [tokenPoint(cookie)] : [])];
  });
}

function flagPoints({ name, attributes }: SetCookie, { base, page }: Settings): readonly Point[] {
  const path = attributes.get('path');
  const sameSite = attributes.get('samesite') ?? 'Lax';
  const points = [
    pointOf('cookie-readable', {
      expected: `${name} without HttpOnly`,
      fault: attributes.has('httponly') ? 'HttpOnly' : undefined,
      remedy: `Remove HttpOnly: the script reads ${name}; without it, the visitor is treated as logged out.`,
    }),
    pointOf('cookie-path', {
      expected: `${name} with Path=/`,
      fault: path === '/' ? undefined : `Path=${path ?? ''}`,
      remedy: 'Set Path=/: otherwise only the paths of the service receive the cookie, and pages do not.',
    }),
  ];
  if (base.startsWith('https:')) {
    const secure = pointOf('cookie-secure', {
      expected: `${name} with Secure`,
      fault: attributes.has('secure') ? undefined : 'without Secure',
      remedy: 'Set Secure: the token must not go over an unencrypted connection.',
    });
    points.push(secure);
  }
  // A page of another site needs SameSite=None, which only its owner can decide.
  if (page === base) {
    const site = pointOf('cookie-site', {
      expected: `${name} with SameSite=Lax or Strict`,
      fault: /^(?:lax|strict)$/iu.test(sameSite) ? undefined : `SameSite=${sameSite}`,
      remedy: 'Set SameSite=Lax: pages of other sites must not act with the login of a visitor.',
    });
    points.push(site);
  }
  return points;
}

function tokenPoint({ value }: SetCookie): Point {
  return pointOf('token', {
    expected: 'a JWT with exp, ren and lid in seconds',
    fault: readClaims(value) === undefined ? 'a token that the script cannot read' : undefined,
    remedy: 'Put the claims exp, ren and lid into the token, as numbers: they determine when the script renews it.',
  });
}
