import { ResponseError } from './errors.ts';
import type { Credentials } from './openapi/login.types.ts';
import type { CallOptions, Request } from './request.ts';

const BASE = '/service/login/api/v1';

/** How a login ended. */
export type LoginResult = 'SUCCESS' | 'UNAUTHORIZED' | 'SERVICE_UNAVAILABLE';

/** How a login token was renewed: 201, the cookie contains a new one; 200, it needs no further renewal. */
type LoginTokenRenewal = 'NEW_TOKEN' | 'NO_FURTHER_RENEWAL';

/** The calls that keep a customer logged in. */
export interface RenewalClient {
  /** Exchanges the login token of the cookie for a new one. Throws `ResponseError` or `FetchError`. */
  renewLoginToken(options?: CallOptions): Promise<LoginTokenRenewal>;
  /** Gets a new login token for the long-term token of the cookie. Throws `ResponseError` or `FetchError`. */
  renewLongTermToken(options?: CallOptions): Promise<void>;
}

/** The calls of the login service. */
export interface LoginClient extends RenewalClient {
  /** Logs a customer in. It never throws: 200 is `SUCCESS`, 401 `UNAUTHORIZED`, anything else `SERVICE_UNAVAILABLE`. */
  login(credentials: Credentials, options?: CallOptions): Promise<LoginResult>;
}

/** The calls that the tags make. The script does not contain the code of the login itself. */
export function createRenewalClient(request: Request): RenewalClient {
  const renew = (path: string, options?: CallOptions): Promise<Response> =>
    request(`${BASE}${path}`, { method: 'POST', ignoresBody: true, ...options });
  return {
    async renewLoginToken(options) {
      const response = await renew('/logintoken/renew', options);
      if (response.status === 201) return 'NEW_TOKEN';
      if (response.status === 200) return 'NO_FURTHER_RENEWAL';
      throw new ResponseError(response);
    },
    async renewLongTermToken(options) {
      await renew('/longtermtoken/renew', options);
    },
  };
}

export function createLoginClient(request: Request): LoginClient {
  return {
    ...createRenewalClient(request),
    async login(credentials, options) {
      try {
        const { status } = await request(`${BASE}/login`, { method: 'POST', body: credentials, ...options });
        return status === 200 ? 'SUCCESS' : 'SERVICE_UNAVAILABLE';
      } catch (error) {
        const isRefused = error instanceof ResponseError && error.response.status === 401;
        return isRefused ? 'UNAUTHORIZED' : 'SERVICE_UNAVAILABLE';
      }
    },
  };
}
