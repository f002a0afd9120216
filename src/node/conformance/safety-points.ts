import { accessFault, listOf } from './cross-origin.ts';
import { cookiesIn } from './further-points.ts';
import { fieldOf } from './json.ts';
import type { Answer, Exchange } from './page.ts';
import { type Point, pointOf } from './point.ts';
import type { Settings } from './settings.ts';

/** The addresses that the calls with a wrong address contain. */
const TYPED = /conformance(?:@|%40|\.)example/iu;

/** An answer that refuses an address does not repeat it. */
export function typedPoint({ text }: Answer): Point {
  const [repeated] = TYPED.exec(text) ?? [];
  return pointOf('repeats', repeated === undefined ? undefined : `an answer that contains ${repeated}`);
}

/** Of a body in which only the name is wrong, as in that before. A service may have one problem for all bodies. */
export function addressPoint({ text }: Answer, previous: Answer | undefined): Point {
  const [type, before] = [text, previous?.text ?? ''].map((each) => fieldOf(each, 'type'));
  return pointOf('address', type === 'urn:newsletter:email_invalid' && type !== before ? type : undefined);
}

/** A day, in seconds. */
const DAY = 24 * 60 * 60;

/** An answer to too many calls says when the next is allowed, in a header that the page can read. */
export function retryPoint({ headers }: Answer, { crosses }: Exchange): Point {
  const after = headers.get('Retry-After');
  const fault = after === null ? 'no Retry-After' : `Retry-After: ${after}`;
  if (!/^\d+$/u.test(after ?? '')) return pointOf('retry', fault);
  if (Number(after) > DAY) return pointOf('retry', fault, {}, 'retry-long');
  const isHidden = crosses && !listOf(headers, 'Access-Control-Expose-Headers').includes('retry-after');
  if (isHidden) return pointOf('retry', `${fault}, which pages cannot read`, {}, 'retry-hidden');
  return pointOf('retry', undefined);
}

/** A field that is called so, a code of digits, and what is as long as a token, also in a link. */
const TOKEN = /"\w*(?:token|secret)" *: *"[^"]|"\w*code" *: *"?\d{4}|(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{20,}/iu;

/** What an accepted sign-up must not give: the token of the mail, or a cookie to which nobody has agreed. */
export function signUpPoints({ headers, text }: Answer): readonly Point[] {
  const hasToken = { body: TOKEN.test(text), Location: TOKEN.test(headers.get('Location') ?? '') };
  const place = Object.entries(hasToken).find(([, has]) => has)?.[0];
  const long = cookiesIn(headers).find((cookie) => Number.isFinite(cookie.TTL()) && cookie.TTL() > 31 * DAY * 1000);
  return [
    pointOf('secret', place === undefined ? undefined : `what looks like a token, in: ${place}`),
    pointOf('cookie-lasting', long && `Set-Cookie: ${long.key}, for ${Math.round(long.TTL() / DAY / 1000)} days`),
  ];
}

/**
 * A page that is not on the list of the service may not call it.
 *
 * @param previous the answer to the same call of a page that may call it
 */
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
  const vary = isKept ? listOf(previous.headers, 'Vary') : ['origin'];
  const got = `Vary: ${previous?.headers.get('Vary') ?? 'none'}`;
  return [point, pointOf('vary', vary.includes('origin') || vary.includes('*') ? undefined : got)];
}
