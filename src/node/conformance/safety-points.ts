import { accessFault, listOf, siteBetween } from './cross-origin.ts';
import { containsAddress, cookiesIn } from './further-points.ts';
import { fieldOf, problemIn } from './json.ts';
import type { Times } from './left-out.ts';
import type { Answer, Exchange } from './calling-page.ts';
import { type Point, pointOf } from './point.ts';
import type { Settings } from './settings.ts';

/** The addresses that the calls with a wrong address contain. */
const TYPED = /conformance(?:@|%40|\.)example/iu;

/** An answer that refuses an address does not repeat it. */
export function typedPoint({ text }: Answer): Point {
  const [repeated] = TYPED.exec(text) ?? [];
  return pointOf('repeats', repeated === undefined ? undefined : `an answer that contains ${repeated}`);
}

/** Lines of a stack and messages of a database, in JSON too. */
const INTERNALS =
  /\bat [^"\n]{1,200}:\d+:\d+|node_modules|Traceback|\.(?:php|py|rb|java)\b.{0,20}\bline \d|\.java:\d|SQLSTATE|\bSQL\b/iu;

/** A refusal does not reveal how the service is made. */
export function internalsPoint({ text }: Answer): Point {
  const [found] = INTERNALS.exec(text) ?? [];
  return pointOf('internals', found === undefined ? undefined : `an answer that contains ${found}`);
}

/** Headers on which a browser acts: it asks for a password, or deletes what the shop has stored. */
export function actingPoints({ headers }: Answer): readonly Point[] {
  const asks = /^(?:basic|digest|ntlm|negotiate)\b/iu.exec(headers.get('WWW-Authenticate') ?? '')?.[0];
  const got = asks ? `WWW-Authenticate: ${asks}` : headers.has('Clear-Site-Data') && 'Clear-Site-Data';
  return got ? [pointOf('acting', got)] : [];
}

/** Where pages of other origins show the image, its host has to let them. */
export function imagePoints({ headers }: Answer, { base, page }: Settings): readonly Point[] {
  const policy = headers.get('Cross-Origin-Resource-Policy')?.trim() ?? '';
  const isBlocked = policy.startsWith('same-') && !['same-origin', policy].includes(siteBetween(page, base));
  return isBlocked ? [pointOf('image', `Cross-Origin-Resource-Policy: ${policy}`)] : [];
}

/** A sign-up that sends a mail takes much longer, which reveals who is known. */
export function timingPoint({ fresh, known }: Times): Point {
  const [usual = 0] = known.toSorted((one, other) => one - other).slice(known.length >> 1);
  // Both are long: a service may have been starting with one.
  const least = fresh.length < 2 ? 0 : Math.min(...fresh);
  const isLate = known.length > 0 && least > usual + 250;
  const fault = `${Math.round(least)} ms for new addresses, ${Math.round(usual)} ms for a known one`;
  return pointOf('timing', isLate ? fault : undefined);
}

/** Of a body in which only the name is wrong, as in that before. A service may have one problem for all bodies. */
export function addressPoint({ text }: Answer, previous: Answer | undefined): Point {
  const [type, before] = [text, previous?.text ?? ''].map((each) => fieldOf(each, 'type'));
  return pointOf('address', type === 'urn:newsletter:email_invalid' && type !== before ? problemIn(text) : undefined);
}

const DAY = 24 * 60 * 60;

/** An answer to too many calls says when the next is allowed, in a header that the page can read. */
export function retryPoint({ headers }: Answer, { crosses }: Exchange): Point {
  const after = headers.get('Retry-After');
  const fault = after === null ? 'no Retry-After' : `Retry-After: ${after}`;
  if (!/^0*[1-9]\d*$/u.test(after ?? '')) return pointOf('retry', fault);
  if (Number(after) > DAY) return pointOf('retry', fault, {}, 'retry-long');
  const isHidden = crosses && !listOf(headers, 'Access-Control-Expose-Headers').includes('retry-after');
  if (isHidden) return pointOf('retry', `${fault}, which pages cannot read`, {}, 'retry-hidden');
  return pointOf('retry', undefined);
}

/** A field that is called so, a code of digits, and what is as long as a token, also in a link. */
const TOKEN = /"\w*(?:token|secret)" *: *"[^"]|"\w*code" *: *"?\d{4}|(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{20,}/iu;

/** Headers and cookies that contain a token, by their name. */
const TOKEN_NAME = /(?<!csrf-?|xsrf-?)token|confirm|secret|otp\b|doi\b/iu;

/** What a body says that the status does not. */
const FAILURE = /"(?:success|ok)" *: *false|"errors?" *: *(?!null|false|\[\]|\{\}|""|0)\S|"status" *: *"(?:err|fail)/iu;

/** What an accepted sign-up must not give: a token, the address, or a cookie to which nobody has agreed. */
export function signUpPoints({ headers, status, text }: Answer, { email }: Settings): readonly Point[] {
  const cookies = cookiesIn(headers).map(({ key, value }) => [`cookie ${key}`, value] as const);
  const sent = [...[...headers].filter(([name]) => name !== 'set-cookie'), ...cookies];
  const isToken = ([name, value]: readonly [string, string]): boolean =>
    (name === 'location' || name === 'link' || TOKEN_NAME.test(name)) && TOKEN.test(value);
  const place = TOKEN.test(text) ? 'body' : sent.find(isToken)?.[0];
  const repeating = sent.find(([, value]) => email !== undefined && containsAddress(value, email))?.[0];
  const hasFailed = status < 300 && FAILURE.test(text) ? `${status} ${text.slice(0, 100)}` : undefined;
  const long = cookiesIn(headers).find((cookie) => Number.isFinite(cookie.TTL()) && cookie.TTL() > 31 * DAY * 1000);
  return [
    pointOf('secret', place === undefined ? undefined : `what looks like a token, in: ${place}`),
    ...(repeating === undefined ? [] : [pointOf('repeats', `the address, in: ${repeating}`)]),
    pointOf('outcome', hasFailed),
    pointOf('cookie-lasting', long && `Set-Cookie: ${long.key}, for ${Math.round(long.TTL() / DAY / 1000)} days`),
  ];
}

/** A page that is not on the list of the service may not call it. `previous` answers the same call of one that may. */
export function foreignPoints(
  { preflight, page: foreign }: Exchange,
  { headers }: Answer,
  previous: Answer | undefined,
  { page }: Settings,
): readonly Point[] {
  const allowed = [preflight?.allowed, headers.get('Access-Control-Allow-Origin')];
  const isAllowed = allowed.includes(foreign);
  const point = pointOf('foreign', isAllowed ? `Access-Control-Allow-Origin: ${foreign}` : undefined, { foreign });
  // A service that names one page to everybody, or lets nothing be kept, gives each page the answer that it needs.
  const isSame = allowed.includes(page) || previous === undefined || accessFault(previous.headers, page) !== undefined;
  const isKept = !isSame && !listOf(previous.headers, 'Cache-Control').includes('no-store');
  const vary = isSame ? ['origin'] : listOf(previous.headers, 'Vary');
  const varies = vary.includes('origin') || vary.includes('*');
  const got = varies ? undefined : `Vary: ${previous?.headers.get('Vary') ?? 'none'}`;
  return [point, pointOf('vary', isKept ? got : undefined), pointOf('vary-uncached', isKept ? undefined : got)];
}
