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
