import type { PsData } from './openapi/frontend-data.types.ts';
import { type CallOptions, readJson, type Request } from './request.ts';

const PATH = '/service/customerfrontenddata/api/v1/psdata';

/** The call of the customer front-end data service. It throws `ResponseError` or `FetchError`. */
export interface FrontendDataClient {
  /**
   * The data of the visitor's session.
   *
   * @param csrfToken the value of the `CSRF-Token` cookie, if there is one
   */
  getPsData(csrfToken: string | undefined, options?: CallOptions): Promise<PsData>;
}

/** @param request the function that calls the services */
export function createFrontendDataClient(request: Request): FrontendDataClient {
  return {
    async getPsData(csrfToken, options) {
      const response = await request(PATH, {
        // The service refuses a call without the header, but accepts any value.
        headers: { 'X-CSRF-Token': csrfToken === undefined || csrfToken === '' ? '1' : csrfToken },
        cache: 'no-store',
        ...options,
      });
      return (await readJson(response)) as PsData;
    },
  };
}
