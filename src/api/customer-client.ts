import type { CustomerBaseData } from './openapi/customer.types.ts';
import type { Request } from './request.ts';

/** The call of the customer service. It throws `ResponseError` or `FetchError`. */
export interface CustomerClient {
  /**
   * What the shop knows of the customer who is logged in.
   *
   * @param loginToken the value of the `LoginToken` cookie
   */
  getBaseData(loginToken: string, options?: { readonly signal?: AbortSignal }): Promise<CustomerBaseData>;
}

/**
 * @param request the way to the services
 * @param base the service's base path, shared with the newsletter's calls
 */
export function createCustomerClient(request: Request, base: string): CustomerClient {
  return {
    async getBaseData(loginToken, options) {
      const response = await request(`${base}/customers/base-data`, {
        headers: { 'X-LoginToken': loginToken },
        ...options,
      });
      return (await response.json()) as CustomerBaseData;
    },
  };
}
