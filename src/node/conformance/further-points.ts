import { Cookie } from 'tough-cookie';
import { readClaims } from '../../embed/session/login-token.ts';
import type { Call } from './calls.ts';
import { fieldOf } from './json.ts';
import type { Answer } from './calling-page.ts';
import { type Point, type PointName, pointOf } from './point.ts';
import { type Settings, signalIn } from './settings.ts';
import { isSuccess } from './severity.ts';

/** The points that only some calls have. */
export function furtherPoints(
  { service, consents, cookies = [], deletes, own, same, state, shows = {}, status: [wanted], why = '' }: Call,
  answer: Answer,
  previous: Answer | undefined,
  settings: Settings,
): readonly Point[] {
  const { headers, status, text } = answer;
  return [
    ...(same && previous !== undefined && isSuccess(previous.status) ? [samePoint(answer, previous)] : []),
    ...(state ? [statePoint(state, text, why)] : []),
    ...(consents === undefined ? [] : [consentsPoint(consents, text, why)]),
    ...Object.entries(shows).map(([name, value]) => shownPoint(name, value, text, SHOWN[service])),
    ...(own === undefined ? [] : ownPoints(text, settings)),
    ...(deletes === undefined ? [] : [deletedPoint(signalIn(settings.staffCookie), headers)]),
    // A token that was not renewed needs no cookie.
    ...(status === wanted ? cookies.flatMap((name) => cookiePoints(name, headers, settings)) : []),
  ];
}

/** What is the same for all addresses, or absent: a number in it tells who is known. */
const OWN_ADDRESS = /^(?:link|location|refresh)$/u;

/** Headers that a service sets itself, rather than its host. */
const OWN_HEADER = /^(?:x-|etag$|link$|location$|refresh$|server-timing$)/u;

function samePoint({ headers, status, text }: Answer, previous: Answer): Point {
  const ownOf = (all: Headers): readonly string[] =>
    [...all]
      .filter(([name]) => OWN_HEADER.test(name))
      .map(([name, value]) => (OWN_ADDRESS.test(name) ? `${name}: ${value}` : name));
  const [now, before] = [ownOf(headers), ownOf(previous.headers)];
  const other = [...now.filter((each) => !before.includes(each)), ...before.filter((each) => !now.includes(each))];
  const faults = {
    'another body': text !== previous.text,
    'another status': status !== previous.status,
    [`other headers: ${other.join(', ')}`]: other.length > 0,
  };
  return pointOf('same', Object.entries(faults).find(([, isFault]) => isFault)?.[0]);
}

function statePoint(state: string, text: string, why: string): Point {
  const got = fieldOf(text, 'status');
  const fault = got === state ? undefined : `status: ${String(got)}`;
  return state === 'WAITING_FOR_DOI' ? pointOf('confirmed', fault, { why }) : pointOf('state', fault, { state });
}

function consentsPoint(wanted: readonly string[], text: string, why: string): Point {
  const [consents, got] = [wanted, fieldOf(text, 'consents')].map((list) => JSON.stringify(list) ?? 'none');
  return pointOf('consents', got === consents ? undefined : `consents: ${got}`, { consents: consents ?? '', why });
}

/** The remedies by service. */
const SHOWN: Partial<Record<Call['service'], PointName>> = {
  newsletter: 'shown-stored',
  'frontend-data': 'shown-visitor',
};

/** The answer contains a setting that staff have applied, or what a subscriber has changed. */
function shownPoint(name: string, value: unknown, text: string, cause: PointName = 'shown'): Point {
  const [got, field = ''] = [fieldOf(text, name) ?? null, value].map((each) => `${name}: ${JSON.stringify(each)}`);
  return pointOf('shown', got === field ? undefined : got, { field }, cause);
}

/** The sign-up was for this site and this address. */
function ownPoints(text: string, { site, email, token = '' }: Settings): readonly Point[] {
  const isShort = /^\d*$|^.{0,21}$/u.test(token) && `a token of ${token.length} characters`;
  const isReadable = email !== undefined && containsAddress(token, email) && 'a token that contains the address';
  const isChanged = /[+/=%\s]/u.test(token) && 'a token with + / or =';
  const guessed = isShort || isReadable;
  const points = [
    pointOf('site', fieldOf(text, 'site') !== site && 'another site', { site }),
    pointOf('guessable', guessed || isChanged, {}, guessed ? 'guessable' : 'guessable-changed'),
  ];
  if (email === undefined) return points;
  const isOther = String(fieldOf(text, 'email')).toLowerCase() !== email.toLowerCase();
  return [...points, pointOf('email', isOther && 'another email')];
}

/** Finds an address that is URL-encoded or in Base64, too. */
export function containsAddress(text: string, email: string): boolean {
  const parts = text.split(/[^\w+/%-]+/u).map((part) => Buffer.from(part, 'base64').toString());
  return [text.replaceAll('%40', '@'), ...parts].some((each) => each.toLowerCase().includes(email.toLowerCase()));
}

export const cookiesIn = (headers: Headers): readonly Cookie[] =>
  headers.getSetCookie().flatMap((header) => Cookie.parse(header) ?? []);

function deletedPoint(name = '', headers: Headers): Point {
  const found = cookiesIn(headers).filter(({ key }) => key === name);
  const isDeleted = found.some((one) => one.path === '/' && one.TTL() <= 0);
  const got = found[0]?.toString().replace(/=[^;]*/u, '=…') ?? 'no cookie of this name';
  return pointOf('cookie-deleted', isDeleted ? undefined : got, { cookie: name });
}

/** How an answer sets a login cookie, which the script reads to know that a customer is logged in. */
function cookiePoints(name: string, headers: Headers, { base, page }: Settings): readonly Point[] {
  const cookie = cookiesIn(headers).find((one) => one.key === name && one.value !== '' && one.TTL() > 0);
  if (cookie === undefined) return [pointOf('cookie', 'no cookie of this name', { cookie: name })];
  const { httpOnly, path, sameSite = 'lax', secure, value } = cookie;
  const words = { cookie: name };
  const isBrief = name === 'LongTermToken' && !Number.isFinite(cookie.TTL());
  const isLarge = name.length + value.length > 4096 && `${value.length} characters`;
  const { hostname } = new URL(page);
  const host = cookie.domain ?? new URL(base).hostname;
  return [
    pointOf('cookie', isLarge || (isBrief && 'no Max-Age'), words, isLarge ? 'cookie-large' : 'cookie-brief'),
    pointOf('cookie-host', `.${hostname}`.endsWith(`.${host}`) ? undefined : `a cookie of ${host}`, { hostname }),
    pointOf('cookie-readable', httpOnly && 'HttpOnly', words),
    pointOf('cookie-path', path !== '/' && `Path=${path ?? ''}`, words),
    ...(base.startsWith('https:') ? [pointOf('cookie-secure', !secure && 'without Secure', words)] : []),
    // A page of another site needs SameSite=None, which only its owner can decide.
    ...(page === base ? [pointOf('cookie-site', sameSite === 'none' && 'SameSite=None', words)] : []),
    ...(name === 'LoginToken' ? [tokenPoint(value)] : []),
  ];
}

const YEAR = 365 * 24 * 60 * 60;

/** The script compares the times with the clock of the service: one in milliseconds never comes. */
function tokenPoint(value: string): Point {
  const claims = readClaims(value);
  if (claims === undefined) return pointOf('token', 'a token that the script cannot read');
  const { exp, ren } = claims;
  const now = Math.floor(Date.now() / 1000);
  const [toRen, toExp] = [ren - now, exp - now];
  const isInOrder = toRen > 0 && ren < exp && toExp < 10 * YEAR;
  return pointOf('token', isInOrder ? undefined : `ren in ${toRen} s, exp in ${toExp} s`, {}, 'token-times');
}
