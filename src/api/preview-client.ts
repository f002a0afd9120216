import { ResponseError } from './errors.ts';
import type { PreviewCheck, PreviewStatus } from './openapi/preview.types.ts';
import type { Request, RequestOptions } from './request.ts';

const BASE = '/service/preview/api';

/** What the service answers, or `NO_ANSWER` when the request never got one. */
export type PreviewResult = PreviewStatus | 'NO_ANSWER';

/** What staff see: a moment of the site's own time, and a group of an A/B test; `null` is the live shop without a test. */
export interface PreviewSettings {
  /** `YYYY-MM-DDTHH:MM`, in the time zone of the site. */
  readonly dateTime: string | null;
  readonly test: string | null;
  readonly group: string | null;
}

type CallOptions = Pick<RequestOptions, 'signal'>;

/** The calls of the preview service. None of them throws: every outcome is a value. */
export interface PreviewClient {
  /** Whether the cookie belongs to staff, and what they see. */
  check(
    options?: CallOptions,
  ): Promise<{ readonly result: PreviewResult; readonly settings: PreviewSettings | undefined }>;
  /** Sets what staff see; all `null` is the live shop. */
  apply(settings: PreviewSettings, options?: CallOptions): Promise<PreviewResult>;
  /** Keeps the staff session from expiring. */
  renew(options?: CallOptions): Promise<PreviewResult>;
  /** Ends the staff session. */
  logOut(options?: CallOptions): Promise<PreviewResult>;
}

/** @param request the way to the services */
export function createPreviewClient(request: Request): PreviewClient {
  const call = (path: string, options: RequestOptions = {}): Promise<Answer> =>
    read(request(`${BASE}${path}`, { cache: 'no-store', ...options }));
  return {
    async check(options) {
      const answer = await call('/auth/checkauth', options);
      // Fails closed: an answer that does not say SUCCESS in so many words lets nobody in.
      const result = resultOf(answer, 'UNAUTHORIZED');
      const settings = result === 'SUCCESS' && isRecord(answer.body) ? settingsOf(answer.body) : undefined;
      return { result, settings };
    },
    apply: async (settings, options) => resultOf(await call(`/token${query(settings)}`, options), 'INTERNAL_ERROR'),
    renew: async (options) => resultOf(await call('/auth/login/renew', options), 'SUCCESS'),
    logOut: async (options) => resultOf(await call('/auth/logout', options), 'SUCCESS'),
  };
}

interface Answer {
  /** `undefined` when no answer came. */
  readonly response: Response | undefined;
  /** A 2xx of the service; a host's page that comes with a 2xx in its place is refused. */
  readonly isAccepted: boolean;
  readonly body: unknown;
}

async function read(sent: Promise<Response>): Promise<Answer> {
  try {
    const response = await sent;
    return { response, isAccepted: true, body: await readBody(response) };
  } catch (error) {
    if (!(error instanceof ResponseError)) return { response: undefined, isAccepted: false, body: undefined };
    return { response: error.response, isAccepted: false, body: await readBody(error.response) };
  }
}

/**
 * An answer says how it went by the `status` in its body; where that is missing or unknown, by its HTTP status.
 *
 * @param unsaid what a 2xx without such a status means
 */
function resultOf({ response, isAccepted, body }: Answer, unsaid: PreviewStatus): PreviewResult {
  if (!response) return 'NO_ANSWER';
  const said = isRecord(body) ? STATUSES.find((status) => status === body['status']) : undefined;
  if (isAccepted) return said ?? unsaid;
  return said === undefined || said === 'SUCCESS' ? byHttp(response.status) : said;
}

const STATUSES: readonly PreviewStatus[] = ['SUCCESS', 'BAD_REQUEST', 'INTERNAL_ERROR', 'UNAUTHORIZED'];

function byHttp(status: number): PreviewStatus {
  if (status === 401 || status === 403) return 'UNAUTHORIZED';
  return status >= 400 && status < 500 ? 'BAD_REQUEST' : 'INTERNAL_ERROR';
}

async function readBody(response: Response): Promise<unknown> {
  try {
    return (await response.clone().json()) as unknown;
  } catch {
    return undefined;
  }
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
  const { dateTime, abTestName, abTestGroup } = body as Partial<PreviewCheck>;
  const test = textOrNull(abTestName);
  const group = textOrNull(abTestGroup);
  const both = test !== null && group !== null;
  return { dateTime: textOrNull(dateTime), test: both ? test : null, group: both ? group : null };
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
