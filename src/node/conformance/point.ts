import { printable } from '../cli/footer/check.ts';

/** What is looked at in an answer. */
export type PointName =
  | 'answer'
  | 'service'
  | 'redirect'
  | 'status'
  | 'type'
  | 'body'
  | 'problem'
  | 'same'
  | 'state'
  | 'site'
  | 'email'
  | 'cache'
  | 'preflight'
  | 'access'
  | 'clock'
  | 'cookie'
  | 'cookie-readable'
  | 'cookie-path'
  | 'cookie-secure'
  | 'cookie-site'
  | 'token';

/** One thing that the service's OpenAPI file wants of an answer, and what came. */
export interface Point {
  readonly name: PointName;
  readonly good: boolean;
  readonly expected: string;
  readonly got: string;
  /** What to change at the service or its host. */
  readonly remedy: string;
}

/** A point; `fault` is what came instead of what was expected, and `undefined` if it came. */
export function pointOf(
  name: PointName,
  { expected, fault, remedy }: Pick<Point, 'expected' | 'remedy'> & { readonly fault: string | undefined },
): Point {
  // A terminal must not obey what a service sends.
  return { name, good: fault === undefined, expected, got: printable(fault ?? expected), remedy };
}
