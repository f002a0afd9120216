import type { CustomerBaseData } from './openapi/customer.types.ts';
import { type CallOptions, readJson, type Request } from './request.ts';

/** The call of the customer service. It throws `ResponseError` or `FetchError`. */
export interface CustomerClient {
  /**
   * The data of the customer who is logged in.
   *
   * @param loginToken the value of the `LoginToken` cookie
   */
  getBaseData(loginToken: string, options?: CallOptions): Promise<CustomerBaseData>;
}

/**
 * @param request the function that calls the services
 * @param base the service's base path, the same as that of the newsletter calls
 */
export function createCustomerClient(request: Request, base: string): CustomerClient {
  return {
    async getBaseData(loginToken, options) {
      const response = await request(`${base}/customers/base-data`, {
        headers: { 'X-LoginToken': loginToken },
        ...options,
      });
      return (await readJson(response)) as CustomerBaseData;
    },
  };
}
