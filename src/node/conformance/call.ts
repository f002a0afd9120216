import type { Answer, Page } from './page.ts';
import type { Point } from './point.ts';

/** One call of a service, and the answer that the service's OpenAPI file wants. */
export interface Call {
  /** What is called, such as "sign-up with a wrong address". */
  readonly what: string;
  /** The statuses that are right. */
  readonly statuses: readonly number[];
  /** The `type` of the problem in the body. */
  readonly problem?: string;
  /** No cache may keep the answer. */
  readonly personal?: boolean;
  /** The session reads the server's time from the answer. */
  readonly clock?: boolean;
  /** The option that is missing and without which the call is left out. */
  readonly needs?: string | undefined;
  /** Makes the call with the page's clients. */
  act(page: Page): Promise<unknown>;
  /** Further points of a 2xx answer. */
  further?(answer: Answer): readonly Point[];
}
