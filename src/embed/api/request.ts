import { FetchError, HostPageError, ResponseError } from './errors.ts';
import { shareAnswer } from './shared-answers.ts';

/** How long a call may take, in milliseconds. */
export const TIMEOUT = 15_000;

export interface ServiceOptions {
  /** The origin before `/service/…`, with or without a slash at its end. */
  readonly serviceBase: string;
  /** Sent as `X-Api-Key`. There is no header when it is empty or missing. */
  readonly apiKey?: string;
  /** Whether an answer may come from the address to which a request was redirected; without it, from any. */
  readonly trusts?: Trusts;
}

type Trusts = (address: string) => boolean;

export interface RequestOptions {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly headers?: Readonly<Record<string, string | undefined>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Aborts the request, as when the element leaves the page. */
  readonly signal?: AbortSignal;
  readonly cache?: RequestCache;
  /** Only the status and headers of a success count: its body is not awaited, and may break off. */
  readonly ignoresBody?: boolean;
  /**
   * 201 is a success whatever type it names, since PHP says `text/html` by default, and wherever a redirect has led to: no
   * page of a host has this status, and no answer to the `GET` that a redirect makes of a `POST`.
   */
  readonly isCreation?: boolean;
  /** The elements of a page share one answer to this call, as long as its address, its headers and this text are the same. */
  readonly sharedBy?: string | undefined;
}

export type CallOptions = Pick<RequestOptions, 'signal' | 'sharedBy'>;

type AnswerListener = (headers: Headers, method: string) => void;

const answerListeners = new Set<AnswerListener>();

/** Calls `listener` with the headers of each answer of a service; returns the function that ends it. */
export function subscribeToAnswers(listener: AnswerListener): () => void {
  answerListeners.add(listener);
  return () => answerListeners.delete(listener);
}

/** Sends one request to a path that begins with `/service/`. */
export type Request = (path: string, options?: RequestOptions) => Promise<Response>;

/**
 * Creates the function through which every client calls its service, with credentials and a limit of 15 seconds.
 *
 * @throws {ResponseError} on any answer but a 2xx
 * @throws {HostPageError} when a page of the host came as a 2xx, or a redirect led to an address that is not trusted
 * @throws {FetchError} when no answer came, or not all of a body that is wanted
 */
export function createRequest({ serviceBase, apiKey, trusts }: ServiceOptions): Request {
  const base = serviceBase.replace(/\/$/, '');
  return async (path, options = {}) => {
    const { method = 'GET', headers = {}, body, signal, cache, sharedBy } = options;
    const { ignoresBody = false, isCreation = false } = options;
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
    const send = async (limit?: AbortSignal): Promise<Response> => {
      const response = await new Promise<Response>((resolve, reject) => {
        withinLimit(limit, async (limited) => {
          const answer = withHeaders(await fetch(address, { ...init, signal: limited }));
          const isCreated = isCreation && answer.status === 201;
          if (isElsewhere(answer, trusts) || (answer.ok && !isCreated && isHostPage(answer, method)))
            throw new HostPageError(`${method} ${address}`, answer);
          for (const listener of answerListeners) listener(answer.headers, method);
          // Also a body that nobody needs is read: unread, it keeps its connection busy, and there are six per host.
          if (answer.ok && ignoresBody) resolve(answer);
          const read = readAll(answer);
          return answer.ok ? read : read.catch(() => answer);
        }).then(resolve, reject);
      });
      if (!response.ok) throw new ResponseError(response);
      return response;
    };
    if (sharedBy === undefined) return send(signal);
    return shareAnswer(JSON.stringify([address, init.headers, sharedBy]), send, signal);
  };
}

/** @throws {ResponseError} when the body of a success is not JSON */
export async function readJson(response: Response): Promise<unknown> {
  try {
    return decodedTwice(await response.json());
  } catch (cause) {
    throw new ResponseError(response, { cause });
  }
}

/** What an answer says as JSON, which can be read again; `undefined` if it is not JSON, such as the error page of a proxy. */
export async function jsonIn(answer: Response): Promise<unknown> {
  try {
    return decodedTwice(await answer.clone().json());
  } catch {
    return undefined;
  }
}

/** No service answers with a text: some gateways encode the JSON of a service once more. */
function decodedTwice(value: unknown): unknown {
  return typeof value === 'string' ? (JSON.parse(value) as unknown) : value;
}

/** A text of an answer, which may be as long as a service likes: nothing that is shown needs more. */
export function truncated(text: string): string {
  return text.slice(0, 256);
}

/**
 * Reads a public text file, such as an editor's content, with the browser's cache and without the services' key.
 *
 * @throws {ResponseError} on any answer but a 2xx
 * @throws {FetchError} when no answer came, or a redirect led to an address that is not trusted
 */
export async function fetchText(
  address: string,
  { signal, trusts }: CallOptions & Pick<ServiceOptions, 'trusts'>,
): Promise<string> {
  const response = await withinLimit(signal, async (limited) => {
    const answer = await fetch(address, { credentials: 'same-origin', signal: limited });
    if (isElsewhere(answer, trusts))
      throw new FetchError(undefined, `it was redirected to an untrusted address, ${answer.url}.`);
    return readAll(answer);
  });
  if (!response.ok) throw new ResponseError(response);
  const [, charset] = /;\s*charset\s*=\s*["']?([^\s"';]+)/i.exec(response.headers.get('Content-Type') ?? '') ?? [];
  return decoderOf(charset).decode(await response.arrayBuffer());
}

/** `text()` reads UTF-8, whatever the answer says. A name that is not known means UTF-8, too. */
function decoderOf(charset: string | undefined): TextDecoder {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}

/**
 * Whether a success comes from the host and not from the service. Many hosts show a page of their own for an unknown
 * address, at once or after a redirect, with the status 200. A redirect makes a `GET` of any other call (301, 302, 303), and
 * scripts cannot see it; so only a `GET` may be redirected, unless the answer is a page.
 */
function isHostPage(response: Response, method: string): boolean {
  return isHtml(response) || (method !== 'GET' && response.redirected);
}

/** Whether an answer is a web page, which no service sends. */
export function isHtml({ headers }: Response): boolean {
  return /^\s*text\/html\b/i.test(headers.get('Content-Type') ?? '');
}

/** The `fetch` of a page may give no headers, or a plain object. */
export function withHeaders(answer: Response): Response {
  const { headers }: Partial<Response> = answer;
  if (typeof headers?.get === 'function') return answer;
  return Object.defineProperty(answer, 'headers', { value: new Headers(headers ?? {}) });
}

/** An address that the page trusts may be an open redirect, by which a stranger would answer in its place. */
function isElsewhere({ redirected, url }: Response, trusts: Trusts = () => true): boolean {
  return redirected && !trusts(url);
}

/** Reads a body to its end. The caller can still read it. The `fetch` of a page may lack these methods. */
async function readAll(response: Response): Promise<Response> {
  await response.clone().text();
  return response;
}

/**
 * Runs an action within the time limit, which includes reading the body, also one that nobody awaits: a service that stops
 * half-way must not block the action or its connection forever.
 */
async function withinLimit<Result>(
  outer: AbortSignal | undefined,
  act: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  let giveUp = (_reason: unknown): void => undefined;
  const ended = new Promise<never>((_resolve, reject) => {
    // A `fetch` of the page may not know the signal.
    giveUp = (reason) => {
      controller.abort(reason);
      reject(controller.signal.reason as Error);
    };
  });
  const abort = (): void => giveUp(outer?.reason);
  if (outer?.aborted) abort();
  outer?.addEventListener('abort', abort);
  // Not `AbortSignal.timeout`: it keeps running after the answer, and a fake clock in a test does not control it.
  const timer = setTimeout(() => giveUp(new DOMException('No answer in time.', 'TimeoutError')), TIMEOUT);
  try {
    return await Promise.race([act(controller.signal), ended]);
  } catch (cause) {
    // The body of an answer that nobody wants may still be on its way.
    controller.abort();
    throw cause instanceof FetchError ? cause : new FetchError(cause);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', abort);
  }
}

function presentHeaders(headers: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter((entry): entry is [string, string] => Boolean(entry[1])));
}
