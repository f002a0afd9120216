import { isRecord } from '../is-record.ts';
import type { PsData } from './openapi/frontend-data.types.ts';
import { type CallOptions, readJson, type Request } from './request.ts';

const PATH = '/service/customerfrontenddata/api/v1/psdata';

/** The call of the customer front-end data service. It throws `ResponseError` or `FetchError`. */
export interface FrontendDataClient {
  /**
   * The data of the visitor's session. A status that is not a text is left out.
   *
   * @param csrfToken the value of the `CSRF-Token` cookie, if there is one
   */
  getPsData(csrfToken: string | undefined, options?: CallOptions): Promise<PsData>;
}

export function createFrontendDataClient(request: Request): FrontendDataClient {
  return {
    async getPsData(csrfToken, options) {
      const response = await request(PATH, {
        // The service refuses a call without the header, but accepts any value.
        headers: { 'X-CSRF-Token': csrfToken ?? '1' },
        cache: 'no-store',
        ...options,
      });
      const body = await readJson(response);
      const status = isRecord(body) ? body['nl_status'] : undefined;
      return typeof status === 'string' ? { nl_status: status } : {};
    },
  };
}
