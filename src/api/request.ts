import { FetchError, ResponseError } from './errors.ts';

/** How long a call may take, in milliseconds (specification, section 7). */
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
}

/** Sends one request to a path that begins with `/service/`. */
export type Request = (path: string, options?: RequestOptions) => Promise<Response>;

/**
 * The one way to the services: credentials included, 15 seconds at most, failures as two classes.
 *
 * @throws {ResponseError} on any answer but a 2xx
 * @throws {FetchError} when no answer came
 */
export function createRequest({ serviceBase, apiKey }: ServiceOptions): Request {
  const base = withoutEndSlashes(serviceBase);
  return async (path, { method = 'GET', headers = {}, body, signal, cache } = {}) => {
    const response = await send(
      `${base}${path}`,
      {
        method,
        credentials: 'include',
        headers: presentHeaders({
          'X-Api-Key': apiKey,
          'Content-Type': body === undefined ? undefined : 'application/json',
          ...headers,
        }),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        ...(cache === undefined ? {} : { cache }),
      },
      signal,
    );
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
  const response = await send(address, { credentials: 'same-origin' }, signal);
  if (!response.ok) throw new ResponseError(response);
  return response.text();
}

/** Fetches under the time limit, the body included: a service that stops half-way must not hold a form for ever. */
async function send(address: string, init: RequestInit, outer: AbortSignal | undefined): Promise<Response> {
  const controller = new AbortController();
  const abort = (): void => controller.abort(outer?.reason);
  if (outer?.aborted) abort();
  outer?.addEventListener('abort', abort);
  // Not `AbortSignal.timeout`: it runs on after the answer, and tests with a fake clock can't reach it.
  const timer = setTimeout(() => controller.abort(new DOMException('No answer in time.', 'TimeoutError')), TIMEOUT);
  try {
    const response = await fetch(address, { ...init, signal: controller.signal });
    await response.clone().arrayBuffer();
    return response;
  } catch (cause) {
    throw new FetchError(cause);
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
