import { isRecord } from '../is-record.ts';
import type { CustomerBaseData, Salutation } from './openapi/customer.types.ts';
import { type CallOptions, readJson, type Request, truncated } from './request.ts';

/** The call of the customer service. It throws `ResponseError` or `FetchError`. */
export interface CustomerClient {
  /**
   * The data of the customer who is logged in. What the answer contains besides, or with another type, is left out.
   *
   * @param loginToken the value of the `LoginToken` cookie
   */
  getBaseData(loginToken: string, options?: CallOptions): Promise<CustomerBaseData>;
}

/** @param base the service's base path, see `newsletterBase` */
export function createCustomerClient(request: Request, base: string): CustomerClient {
  return {
    async getBaseData(loginToken, options) {
      const response = await request(`${base}/customers/base-data`, {
        headers: { 'X-LoginToken': loginToken },
        ...options,
      });
      return baseDataOf(await readJson(response));
    },
  };
}

const TEXTS = ['email', 'firstName', 'lastName'] as const;
export const SALUTATIONS: readonly Salutation[] = ['MRS', 'MR', 'DIVERS', 'COMPANY'];

function baseDataOf(body: unknown): CustomerBaseData {
  const data: CustomerBaseData = {};
  if (!isRecord(body)) return data;
  for (const name of TEXTS) {
    const text = body[name];
    if (typeof text === 'string') data[name] = truncated(text);
  }
  const salutation = SALUTATIONS.find((known) => known === body['salutation']);
  if (salutation !== undefined) data.salutation = salutation;
  const { consents } = body;
  if (Array.isArray(consents) && consents.includes('DNE')) data.consents = ['DNE'];
  return data;
}
