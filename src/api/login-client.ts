import { ResponseError } from './errors.ts';
import type { Credentials } from './openapi/login.types.ts';
import type { Request, RequestOptions } from './request.ts';

const BASE = '/service/login/api/v1';

/** How a login ended. */
export type LoginResult = 'SUCCESS' | 'UNAUTHORIZED' | 'SERVICE_UNAVAILABLE';

type CallOptions = Pick<RequestOptions, 'signal'>;

/** The calls of the login service. None of them throws: every outcome is a value. */
export interface LoginClient {
  /** Logs in: 200 is success, 401 means unauthorized, and anything else that the service is not available. */
  login(credentials: Credentials, options?: CallOptions): Promise<LoginResult>;
  /** @returns the status of the answer; `undefined` when none came, or a host's page in its place */
  renewLoginToken(options?: CallOptions): Promise<number | undefined>;
  /** @returns the status of the answer; `undefined` when none came, or a host's page in its place */
  renewLongTermToken(options?: CallOptions): Promise<number | undefined>;
}

/** @param request the way to the services */
export function createLoginClient(request: Request): LoginClient {
  const post = (path: string, options: RequestOptions): Promise<number | undefined> =>
    statusOf(request(`${BASE}${path}`, { method: 'POST', ...options }));
  return {
    async login(credentials, options) {
      const status = await post('/login', { body: credentials, ...options });
      if (status === 200) return 'SUCCESS';
      return status === 401 ? 'UNAUTHORIZED' : 'SERVICE_UNAVAILABLE';
    },
    renewLoginToken: (options = {}) => post('/logintoken/renew', options),
    renewLongTermToken: (options = {}) => post('/longtermtoken/renew', options),
  };
}

async function statusOf(answer: Promise<Response>): Promise<number | undefined> {
  try {
    return (await answer).status;
  } catch (error) {
    // A 2xx among the errors is not the service's: a host's page for an unknown address, or that of a hotel's network.
    return error instanceof ResponseError && !error.response.ok ? error.response.status : undefined;
  }
}
