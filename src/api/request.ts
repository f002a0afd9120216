import { FetchError, HostPageError, ResponseError } from './errors.ts';

/** How long a call may take, in milliseconds. */
export const TIMEOUT = 15_000;

/** Where the services are, and with which key they are called. */
export interface ServiceOptions {
  /** The origin before `/service/…`; a slash at its end does not matter. */
  readonly serviceBase: string;
  /** Sent as `X-Api-Key`; no header when it is empty or missing. */
  readonly apiKey?: string;
}

export interface RequestOptions {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly headers?: Readonly<Record<string, string | undefined>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Ends the request early, as when the element leaves the page. */
  readonly signal?: AbortSignal;
  readonly cache?: RequestCache;
  /** A success is known by its status and headers alone: its body is not waited for, and may break off. */
  readonly ignoresBody?: boolean;
}

/** Sends one request to a path that begins with `/service/`. */
export type Request = (path: string, options?: RequestOptions) => Promise<Response>;

/**
 * The one way to the services: credentials included, 15 seconds at most, failures as classes.
 *
 * @throws {ResponseError} on any answer but a 2xx
 * @throws {HostPageError} when a page of the host came as a 2xx
 * @throws {FetchError} when no answer came, or not all of a body that is wanted
 */
export function createRequest({ serviceBase, apiKey }: ServiceOptions): Request {
  const base = withoutEndSlashes(serviceBase);
  return async (path, { method = 'GET', headers = {}, body, signal, cache, ignoresBody = false } = {}) => {
    const address = `${base}${path}`;
    const init: RequestInit = {
      method,
      credentials: 'include',
      headers: presentHeaders({
        'X-Api-Key': apiKey,
        'Content-Type': body === undefined ? undefined : 'application/json',
        ...headers,
      }),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(cache === undefined ? {} : { cache }),
    };
    const response = await withinLimit(signal, async (limited) => {
      const answer = await fetch(address, { ...init, signal: limited });
      if (answer.ok && isHostPage(answer, address, method)) throw new HostPageError(`${method} ${address}`, answer);
      if (!answer.ok) await readAll(answer).catch(() => undefined);
      else if (!ignoresBody) await readAll(answer);
      return answer;
    });
    if (!response.ok) throw new ResponseError(response);
    return response;
  };
}

/**
 * Reads a text file that anybody may read, such as an editor's content. It is asked for anew when it has changed, and
 * without the services' key.
 *
 * @throws {ResponseError} on any answer but a 2xx
 * @throws {FetchError} when no answer came
 */
export async function fetchText(address: string, signal?: AbortSignal): Promise<string> {
  const response = await withinLimit(signal, async (limited) => {
    const answer = await fetch(address, { credentials: 'same-origin', signal: limited });
    await readAll(answer);
    return answer;
  });
  if (!response.ok) throw new ResponseError(response);
  return response.text();
}

/**
 * Whether a success comes from the host and not from the service. Hosts show a page of their own for an address that they
 * do not know, at once or after a redirect, and many of them as a 200. What is sent must not be redirected to another
 * path: there the browser asks for a page and leaves the body behind. A `GET` may be, as long as no page comes of it.
 */
function isHostPage(response: Response, address: string, method: string): boolean {
  if (/^\s*text\/html\b/i.test(response.headers.get('Content-Type') ?? '')) return true;
  if (method === 'GET' || !response.redirected) return false;
  return new URL(response.url).pathname !== new URL(address, response.url).pathname;
}

/** Reads a body to its end and leaves it to be read again. */
async function readAll(response: Response): Promise<void> {
  await response.clone().arrayBuffer();
}

/** Gives an action the time limit, reading of a body included: a service that stops half-way must not hold it for ever. */
async function withinLimit<Result>(
  outer: AbortSignal | undefined,
  act: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const abort = (): void => controller.abort(outer?.reason);
  if (outer?.aborted) abort();
  outer?.addEventListener('abort', abort);
  // Not `AbortSignal.timeout`: it runs on after the answer, and tests with a fake clock can't reach it.
  const timer = setTimeout(() => controller.abort(new DOMException('No answer in time.', 'TimeoutError')), TIMEOUT);
  try {
    return await act(controller.signal);
  } catch (cause) {
    throw cause instanceof FetchError ? cause : new FetchError(cause);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', abort);
  }
}

/** Not `/\/+$/`: a row of slashes in the middle takes it a time that grows by the square of their number. */
function withoutEndSlashes(address: string): string {
  let end = address.length;
  while (address[end - 1] === '/') end -= 1;
  return address.slice(0, end);
}

function presentHeaders(headers: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter((entry): entry is [string, string] => Boolean(entry[1])));
}
