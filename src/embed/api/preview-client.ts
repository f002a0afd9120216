import { isRecord } from '../is-record.ts';
import { ResponseError } from './errors.ts';
import type { PreviewCheck, PreviewStatus } from './openapi/preview.types.ts';
import { type CallOptions, jsonIn, type Request, truncated } from './request.ts';
import { isUnavailable } from './service-failure.ts';

const BASE = '/service/preview/api';

/** How a call ended: the status that the service gave, or `NO_ANSWER`. */
export type PreviewResult = PreviewStatus | 'NO_ANSWER';

/** What staff see: a time of the site, and a group of an A/B test; `null` is the live shop without a test. */
export interface PreviewSettings {
  /** `YYYY-MM-DDTHH:MM`, in the time zone of the site. */
  readonly dateTime: string | null;
  readonly test: string | null;
  readonly group: string | null;
}

/** The calls of the preview service. Each throws `ResponseError` or `FetchError`: see `previewFailureOf`. */
export interface PreviewClient {
  /** @returns what staff see; `undefined` unless the service says that the cookie belongs to staff */
  check(options?: CallOptions): Promise<PreviewSettings | undefined>;
  /** Sets what staff see; all `null` is the live shop. */
  apply(settings: PreviewSettings, options?: CallOptions): Promise<PreviewStatus>;
  /** Keeps the staff session from expiring. */
  renew(options?: CallOptions): Promise<PreviewStatus>;
  /** Ends the staff session. `UNAUTHORIZED` means that it was over already. */
  logOut(options?: CallOptions): Promise<PreviewStatus>;
}

export function createPreviewClient(request: Request): PreviewClient {
  const call = async (path: string, options?: CallOptions): Promise<unknown> =>
    jsonIn(await request(`${BASE}${path}`, { cache: 'no-store', ...options }));
  const send = async (path: string, options?: CallOptions, assumed?: PreviewStatus): Promise<PreviewStatus> =>
    statusIn({ status: assumed, ...((await call(path, options)) as object) }) ?? 'INTERNAL_ERROR';
  return {
    async check(options) {
      const body = await call('/auth/checkauth', options);
      // Only an explicit SUCCESS counts: anything else is a visitor.
      return isRecord(body) && statusIn(body) === 'SUCCESS' ? settingsOf(body) : undefined;
    },
    // A success without a status in its body: only for `apply` does that mean a failure.
    apply: (settings, options) => send(`/token${query(settings)}`, options),
    renew: (options) => send('/auth/login/renew', options, 'SUCCESS'),
    logOut: (options) => send('/auth/logout', options, 'SUCCESS'),
  };
}

/** The result of a call that has thrown: the `status` in the body, or, if that is missing or unknown, by the HTTP status. */
export async function previewFailureOf(error: unknown): Promise<Exclude<PreviewResult, 'SUCCESS'>> {
  if (!(error instanceof ResponseError)) return 'NO_ANSWER';
  const status = statusIn(await jsonIn(error.response));
  return status === undefined || status === 'SUCCESS' ? byHttp(error.response.status) : status;
}

const STATUSES: readonly PreviewStatus[] = ['SUCCESS', 'BAD_REQUEST', 'INTERNAL_ERROR', 'UNAUTHORIZED'];

function statusIn(body: unknown): PreviewStatus | undefined {
  return isRecord(body) ? STATUSES.find((status) => status === body['status']) : undefined;
}

function byHttp(status: number): Exclude<PreviewStatus, 'SUCCESS'> {
  if (status === 401 || status === 403) return 'UNAUTHORIZED';
  return status >= 400 && !isUnavailable(status) ? 'BAD_REQUEST' : 'INTERNAL_ERROR';
}

function query({ dateTime, test, group }: PreviewSettings): string {
  const parameters = new URLSearchParams();
  if (test !== null && group !== null) {
    parameters.set('test', test);
    parameters.set('group', group);
  }
  if (dateTime !== null) parameters.set('dateTime', dateTime);
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

function settingsOf(body: Readonly<Record<string, unknown>>): PreviewSettings {
  const { abTestName, abTestGroup } = body as Partial<PreviewCheck>;
  const { dateTime = null } = body;
  const test = textOrNull(abTestName);
  const group = textOrNull(abTestGroup);
  const both = test !== null && group !== null;
  return {
    // Anything else names a time as well, though one that the panel cannot read.
    dateTime: textOrNull(typeof dateTime === 'string' || dateTime === null ? dateTime : JSON.stringify(dateTime)),
    test: both ? test : null,
    group: both ? group : null,
  };
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? truncated(value) : null;
}
