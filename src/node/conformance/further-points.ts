import { Cookie } from 'tough-cookie';
import { readClaims } from '../../embed/session/login-token.ts';
import type { Call } from './calls.ts';
import { fieldOf } from './json.ts';
import type { Answer } from './calling-page.ts';
import { type Point, pointOf } from './point.ts';
import { type Settings, signalIn } from './settings.ts';
import { isSuccess } from './severity.ts';

/** The points that only some calls have. */
export function furtherPoints(
  { consents, cookies = [], deletes, own, same, state, shows = {}, status: [wanted], why = '' }: Call,
  answer: Answer,
  previous: Answer | undefined,
  settings: Settings,
): readonly Point[] {
  const { headers, status, text } = answer;
  return [
    ...(same && previous !== undefined && isSuccess(previous.status) ? [samePoint(answer, previous)] : []),
    ...(state ? [statePoint(state, text, why)] : []),
    ...(consents === undefined ? [] : [consentsPoint(consents, text, why)]),
    ...Object.entries(shows).map(([name, value]) => shownPoint(name, value, text)),
    ...(own === undefined ? [] : ownPoints(text, settings)),
    ...(deletes === undefined ? [] : [deletedPoint(signalIn(settings.staffCookie), headers)]),
    // A token that was not renewed needs no cookie.
    ...(status === wanted ? cookies.flatMap((name) => cookiePoints(name, headers, settings)) : []),
  ];
}

/** Headers that a service sets itself, rather than its host. */
const OWN_HEADER = /^(?:x-|etag$|link$|location$|refresh$|server-timing$)/u;

function samePoint({ headers, status, text }: Answer, previous: Answer): Point {
  const names = ({ headers: of }: Pick<Answer, 'headers'>): string =>
    [...of.keys()].filter((name) => OWN_HEADER.test(name)).join(', ');
  const faults = {
    'another body': text !== previous.text,
    'another status': status !== previous.status,
    'other headers': names({ headers }) !== names(previous),
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

/** The answer contains a setting that staff have applied. */
function shownPoint(name: string, value: unknown, text: string): Point {
  const [got, field = ''] = [fieldOf(text, name), value].map((each) => `${name}: ${JSON.stringify(each)}`);
  return pointOf('shown', got === field ? undefined : got, { field });
}

/** The sign-up was for this site and this address. */
function ownPoints(text: string, { site, email, token = '' }: Settings): readonly Point[] {
  const isShort = /^\d*$|^.{0,21}$/u.test(token) && `a token of ${token.length} characters`;
  const isReadable = email !== undefined && containsAddress(token, email) && 'a token that contains the address';
  const points = [
    pointOf('site', fieldOf(text, 'site') !== site && 'another site', { site }),
    pointOf('guessable', isShort || isReadable),
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
  return [
    pointOf('cookie', false, words),
    pointOf('cookie-readable', httpOnly && 'HttpOnly', words),
    pointOf('cookie-path', path !== '/' && `Path=${path ?? ''}`, words),
    ...(base.startsWith('https:') ? [pointOf('cookie-secure', !secure && 'without Secure', words)] : []),
    // A page of another site needs SameSite=None, which only its owner can decide.
    ...(page === base ? [pointOf('cookie-site', sameSite === 'none' && 'SameSite=None', words)] : []),
    ...(name === 'LoginToken'
      ? [pointOf('token', readClaims(value) === undefined && 'a token that the script cannot read', words)]
      : []),
  ];
}
