import { Cookie } from 'tough-cookie';
import { readClaims } from '../../embed/session/session-rules.ts';
import type { Call } from './calls.ts';
import { fieldOf } from './json.ts';
import type { Answer } from './page.ts';
import { type Point, pointOf } from './point.ts';
import { type Settings, signalIn } from './settings.ts';
import { isSuccess } from './severity.ts';

/**
 * What is looked at in the answers to some calls alone.
 *
 * @param previous the answer to the call before
 */
export function furtherPoints(
  { cookies = [], deletes, own, same, says, shows = {}, status: [wanted], unconfirmed }: Call,
  { headers, status, text }: Answer,
  previous: Answer | undefined,
  settings: Settings,
): readonly Point[] {
  return [
    ...(same && isSuccess(previous?.status ?? 0) ? [samePoint(text === previous?.text, unconfirmed)] : []),
    ...(says === undefined ? [] : [statePoint(says, text)]),
    ...Object.entries(shows).map(([name, value]) => shownPoint(name, value, text)),
    ...(own === undefined ? [] : ownPoints(text, settings)),
    ...(deletes === undefined ? [] : [deletedPoint(signalIn(settings.staffCookie), headers)]),
    // A token that was not renewed needs no cookie.
    ...(status === wanted ? cookies.flatMap((name) => cookiePoints(name, headers, settings)) : []),
  ];
}

function samePoint(isSame: boolean, isGet = false): Point {
  return pointOf('same', isSame ? undefined : 'another body', {}, isGet ? 'same-get' : 'same');
}

function statePoint(state: string, text: string): Point {
  const got = fieldOf(text, 'status');
  return pointOf('state', got === state ? undefined : `status: ${String(got)}`, { state });
}

/** What staff have applied is what they see. */
function shownPoint(name: string, value: unknown, text: string): Point {
  const [got, field = ''] = [fieldOf(text, name), value].map((each) => `${name}: ${JSON.stringify(each)}`);
  return pointOf('shown', got === field ? undefined : got, { field });
}

/** The sign-up was for this site and this address. */
function ownPoints(text: string, { site, email }: Settings): readonly Point[] {
  const ofSite = pointOf('site', fieldOf(text, 'site') === site ? undefined : 'another site', { site });
  if (email === undefined) return [ofSite];
  return [ofSite, pointOf('email', fieldOf(text, 'email') === email ? undefined : 'another email')];
}

/** The cookies that an answer sets. */
export const cookiesIn = (headers: Headers): readonly Cookie[] =>
  headers.getSetCookie().flatMap((header) => Cookie.parse(header) ?? []);

function deletedPoint(name = '', headers: Headers): Point {
  const isDeleted = cookiesIn(headers).some((one) => one.key === name && one.path === '/' && one.TTL() <= 0);
  return pointOf('cookie-deleted', isDeleted ? undefined : 'no cookie of this name', { cookie: name });
}

/** How an answer sets a login cookie, which the script reads to know that a customer is logged in. */
function cookiePoints(name: string, headers: Headers, { base, page }: Settings): readonly Point[] {
  const cookie = cookiesIn(headers).find((one) => one.key === name && one.value !== '' && one.TTL() > 0);
  if (cookie === undefined) return [pointOf('cookie', 'no cookie of this name', { cookie: name })];
  const { httpOnly, path, sameSite = 'lax', secure, value } = cookie;
  const point = (of: Parameters<typeof pointOf>[0], fault: string | false): Point =>
    pointOf(of, fault === false ? undefined : fault, { cookie: name });
  return [
    point('cookie', false),
    point('cookie-readable', httpOnly && 'HttpOnly'),
    point('cookie-path', path !== '/' && `Path=${path ?? ''}`),
    ...(base.startsWith('https:') ? [point('cookie-secure', !secure && 'without Secure')] : []),
    // A page of another site needs SameSite=None, which only its owner can decide.
    ...(page === base ? [point('cookie-site', sameSite === 'none' && 'SameSite=None')] : []),
    ...(name === 'LoginToken'
      ? [point('token', readClaims(value) === undefined && 'a token that the script cannot read')]
      : []),
  ];
}
