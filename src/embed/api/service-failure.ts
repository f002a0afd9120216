import { ResponseError } from './errors.ts';

/** What a failed call says about its service. */
export type ServiceFailure =
  /** The service does not want this call. Another attempt would be refused, too. */
  | { readonly kind: 'refused' }
  /** The service is overloaded, restarting or out of order: another attempt may succeed. */
  | {
      readonly kind: 'unavailable';
      /** How long the service asks to wait, in milliseconds. */
      readonly retryAfter: number | undefined;
    }
  /** No answer came: the connection was lost, or took too long. */
  | { readonly kind: 'unanswered' };

/** @param now the server's time, in milliseconds since 1970 */
export function serviceFailureOf(error: unknown, now: number): ServiceFailure {
  if (!(error instanceof ResponseError)) return { kind: 'unanswered' };
  const { status, headers } = error.response;
  return isUnavailable(status) ? { kind: 'unavailable', retryAfter: retryAfterIn(headers, now) } : { kind: 'refused' };
}

/** Whether a status says that the service, and not the call, is at fault: 5xx, 408 (too slow), 429 (too many calls). */
export function isUnavailable(status: number): boolean {
  return status >= 500 || status === 408 || status === 429;
}

/** How long an answer asks to wait, in milliseconds; `undefined` if it does not, or another origin does not expose it. */
export function retryAfterIn(headers: Headers, now: number): number | undefined {
  const value = headers.get('Retry-After')?.trim() ?? '';
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}
