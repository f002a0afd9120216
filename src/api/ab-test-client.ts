import type { AbTest } from './openapi/abtest.types.ts';
import type { Request, RequestOptions } from './request.ts';

const BASE = '/service/abtestfrontend/api/v1';

/** The calls of the A/B test service. */
export interface AbTestClient {
  /** Puts the visitor into the groups of the tests that run. Throws `ResponseError` or `FetchError`. */
  assign(): Promise<void>;
  /**
   * The tests that are active at a moment. Throws `ResponseError` or `FetchError`, and `TypeError` for an answer that is
   * no list of tests.
   *
   * @param time the moment as ISO 8601 with its UTC offset
   */
  getTestsAt(time: string, options?: Pick<RequestOptions, 'signal'>): Promise<readonly AbTest[]>;
}

/** @param request the way to the services */
export function createAbTestClient(request: Request): AbTestClient {
  return {
    async assign() {
      // The server's time is read off this answer, so no cache may give it.
      await request(`${BASE}/getassignment`, { cache: 'no-store' });
    },
    async getTestsAt(time, options) {
      const response = await request(`${BASE}/gettestsat?time=${encodeURIComponent(time)}`, options);
      return testsOf(await response.json());
    },
  };
}

/** However many footers and session elements a page holds, its visitor is assigned once. */
let assigned = false;

/** Assigns the visitor, once per page. Fire and forget: nobody needs to hear of a failure. */
export function assignOnce(client: AbTestClient): void {
  if (assigned) return;
  assigned = true;
  client.assign().catch(() => undefined);
}

/** Names that are no texts would break the lists that show them; an entry without groups is a test without groups. */
function testsOf(body: unknown): readonly AbTest[] {
  if (!Array.isArray(body)) throw new TypeError('The answer is no list of tests.');
  return body.filter(isNamed).map(({ name, groups }) => ({
    name,
    groups: Array.isArray(groups) ? groups.filter(isNamed).map((group) => ({ name: group.name })) : [],
  }));
}

function isNamed(value: unknown): value is { name: string; groups?: unknown } {
  return typeof value === 'object' && value !== null && typeof (value as { name?: unknown }).name === 'string';
}
