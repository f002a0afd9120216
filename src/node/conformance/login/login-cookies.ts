import { readClaims } from '../../../embed/session/session-rules.ts';
import { cookiesOf, isDeletion, type SetCookie } from '../cookies.ts';
import type { Point } from '../point.ts';
import type { Settings } from '../settings.ts';

type LoginCookie = 'LoginToken' | 'LongTermToken';

/** How an answer sets the login cookies, which the script reads to know that a customer is logged in. */
export function loginCookiePoints(headers: Headers, names: readonly LoginCookie[], settings: Settings): Point[] {
  return names.flatMap((name) => {
    const cookie = cookiesOf(headers).find((one) => one.name === name && !isDeletion(one));
    const isSet: Point = {
      name: 'cookie',
      good: cookie !== undefined,
      expected: `Set-Cookie: ${name}`,
      got: cookie === undefined ? 'no such cookie' : `Set-Cookie: ${name}`,
      remedy: `Set the cookie ${name} with this answer.`,
    };
    if (cookie === undefined) return [isSet];
    return [isSet, ...flagPoints(cookie, settings), ...(name === 'LoginToken' ? [tokenPoint(cookie)] : [])];
  });
}

function flagPoints({ name, attributes }: SetCookie, { base, page }: Settings): readonly Point[] {
  const path = attributes.get('path');
  const sameSite = attributes.get('samesite');
  const points: Point[] = [
    {
      name: 'cookie-readable',
      good: !attributes.has('httponly'),
      expected: `${name} without HttpOnly`,
      got: attributes.has('httponly') ? 'HttpOnly' : 'without HttpOnly',
      remedy: `Drop HttpOnly: the script reads ${name}, and takes the visitor for logged out if it cannot.`,
    },
    {
      name: 'cookie-path',
      good: path === '/',
      expected: `${name} with Path=/`,
      got: path === undefined ? 'no Path' : `Path=${path}`,
      remedy: 'Set Path=/: without it the cookie belongs to the paths of the service, which no page has.',
    },
  ];
  if (base.startsWith('https:')) {
    points.push({
      name: 'cookie-secure',
      good: attributes.has('secure'),
      expected: `${name} with Secure`,
      got: attributes.has('secure') ? 'Secure' : 'without Secure',
      remedy: 'Set Secure: the token must not go over an unencrypted connection.',
    });
  }
  // A page of another site needs SameSite=None, which only its owner can decide.
  if (page === base) {
    points.push({
      name: 'cookie-site',
      good: sameSite === undefined || /^(?:lax|strict)$/iu.test(sameSite),
      expected: `${name} with SameSite=Lax or Strict`,
      got: `SameSite=${sameSite ?? 'Lax, the default'}`,
      remedy: 'Set SameSite=Lax: pages of other sites must not act with the login of a visitor.',
    });
  }
  return points;
}

function tokenPoint({ value }: SetCookie): Point {
  const isReadable = readClaims(value) !== undefined;
  return {
    name: 'token',
    good: isReadable,
    expected: 'a JWT with exp, ren and lid in seconds',
    got: isReadable ? 'a JWT with exp, ren and lid' : 'a token that the script cannot read',
    remedy: 'Put the claims exp, ren and lid into the token, as numbers: the script renews it by them.',
  };
}
