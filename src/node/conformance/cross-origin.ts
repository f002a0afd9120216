/** What a browser sends by any page's script, without asking the service first. */
const SAFE_METHODS = ['GET', 'HEAD', 'POST'];
const SAFE_HEADERS = ['accept', 'accept-language', 'content-language'];
const SAFE_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'];

/** What a script may read of an answer from another origin, besides what the service exposes. */
const SAFE_ANSWER_HEADERS = [
  'cache-control',
  'content-language',
  'content-length',
  'content-type',
  'expires',
  'last-modified',
  'pragma',
];

/** The question that a browser asks before a request; `undefined` where it does not ask. */
export interface Preflight {
  readonly method: string;
  /** In small letters and in order, as browsers send them. */
  readonly headers: readonly string[];
}

/** What a browser has to ask before it sends a request to another origin. */
export function preflightOf(method: string, headers: Headers): Preflight | undefined {
  const unsafe = Array.from(headers)
    .filter(([name, value]) => !isSafe(name, value))
    .map(([name]) => name)
    .sort();
  return SAFE_METHODS.includes(method) && unsafe.length === 0 ? undefined : { method, headers: unsafe };
}

function isSafe(name: string, value: string): boolean {
  if (name === 'content-type') return SAFE_TYPES.includes(value.split(';')[0]?.trim().toLowerCase() ?? '');
  // Those that begin with `sec-` are the browser's own.
  return SAFE_HEADERS.includes(name) || name.startsWith('sec-');
}

/** Why a browser does not send the request after the answer to its question; `undefined` if it does. */
export function preflightFault(question: Preflight, status: number, answer: Headers, page: string): string | undefined {
  if (status < 200 || status > 299) return `status ${status}`;
  const fault = accessFault(answer, page);
  if (fault !== undefined) return fault;
  const methods = listOf(answer, 'Access-Control-Allow-Methods').map((method) => method.toUpperCase());
  if (!SAFE_METHODS.includes(question.method) && !methods.includes(question.method)) {
    return `no ${question.method} in Access-Control-Allow-Methods`;
  }
  // With credentials, `*` is the name of a header and not all of them.
  const allowed = listOf(answer, 'Access-Control-Allow-Headers').map((name) => name.toLowerCase());
  const missing = question.headers.filter((name) => !allowed.includes(name));
  return missing.length === 0 ? undefined : `no ${missing.join(', ')} in Access-Control-Allow-Headers`;
}

/** Why a browser keeps an answer from the page's script; `undefined` if it does not. */
export function accessFault(answer: Headers, page: string): string | undefined {
  const origin = answer.get('Access-Control-Allow-Origin');
  if (origin !== page) return `Access-Control-Allow-Origin: ${origin ?? 'none'}`;
  const credentials = answer.get('Access-Control-Allow-Credentials');
  return credentials === 'true' ? undefined : `Access-Control-Allow-Credentials: ${credentials ?? 'none'}`;
}

/** The headers that a script of another origin may read. */
export function exposedHeaders(answer: Headers): Headers {
  const exposed = listOf(answer, 'Access-Control-Expose-Headers').map((name) => name.toLowerCase());
  const names = [...SAFE_ANSWER_HEADERS, ...exposed];
  return new Headers(Array.from(answer).filter(([name]) => names.includes(name)));
}

function listOf(headers: Headers, name: string): string[] {
  const parts = (headers.get(name) ?? '').split(',').map((part) => part.trim());
  return parts.filter((part) => part !== '');
}
