import type { Request } from './request.ts';

const BASE = '/service/abtestfrontend/api/v1';

/** The calls of the A/B test service. */
export interface AbTestClient {
  /** Puts the visitor into the groups of the tests that run. Throws `ResponseError` or `FetchError`. */
  assign(): Promise<void>;
}

/** @param request the way to the services */
export function createAbTestClient(request: Request): AbTestClient {
  return {
    async assign() {
      await request(`${BASE}/getassignment`);
    },
  };
}

/** However many footers and session elements a page holds, its visitor is assigned once. */
let assigned = false;

/** Assigns the visitor, once per page. Fire and forget: the specification wants no word of a failure. */
export function assignOnce(client: AbTestClient): void {
  if (assigned) return;
  assigned = true;
  client.assign().catch(() => undefined);
}
