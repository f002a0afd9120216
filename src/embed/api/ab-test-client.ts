import { isRecord } from '../is-record.ts';
import { ResponseError } from './errors.ts';
import type { AbTest } from './openapi/abtest.types.ts';
import { type CallOptions, readJson, type Request } from './request.ts';

const BASE = '/service/abtestfrontend/api/v1';

/** The calls of the A/B test service. Each throws `ResponseError` or `FetchError`. */
export interface AbTestClient {
  /** Assigns the visitor to a group of each test that runs. */
  assign(): Promise<void>;
  /**
   * The tests that are active at a moment.
   *
   * @param time the moment as ISO 8601 with its UTC offset
   */
  getTestsAt(time: string, options?: CallOptions): Promise<readonly AbTest[]>;
}

/** Stands in where the service is not to be called: there are no tests. */
export const NO_AB_TESTS: AbTestClient = {
  assign: async () => undefined,
  getTestsAt: async () => [],
};

export function createAbTestClient(request: Request): AbTestClient {
  return {
    async assign() {
      // The session reads the server's time from this answer, so it must not come from a cache.
      await request(`${BASE}/getassignment`, { cache: 'no-store', ignoresBody: true });
    },
    async getTestsAt(time, options) {
      const response = await request(`${BASE}/gettestsat?time=${encodeURIComponent(time)}`, options);
      const body = await readJson(response);
      if (!Array.isArray(body)) {
        throw new ResponseError(response, { cause: new TypeError('The answer is not a list of tests.') });
      }
      return testsOf(body);
    },
  };
}

/** Drops entries without a string name, which the lists could not show. An entry without groups has an empty list. */
function testsOf(entries: readonly unknown[]): readonly AbTest[] {
  return entries.filter(isNamed).map(({ name, groups }) => ({
    name,
    groups: Array.isArray(groups) ? groups.filter(isNamed).map((group) => ({ name: group.name })) : [],
  }));
}

function isNamed(value: unknown): value is { name: string; groups?: unknown } {
  return isRecord(value) && typeof value['name'] === 'string';
}
