import { accessFault, listOf } from './cross-origin.ts';
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

/** An answer to too many calls says when the next is allowed. */
export function retryPoint({ headers }: Answer): Point {
  const after = headers.get('Retry-After');
  const fault = after === null ? 'no Retry-After' : `Retry-After: ${after}`;
  return pointOf('retry', /^\d+$/u.test(after ?? '') ? undefined : fault);
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
