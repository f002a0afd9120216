import { getPublicSuffix } from 'tough-cookie';

/** What a browser sends for any page's script, without asking the service first. */
const SAFE_METHODS = ['GET', 'HEAD', 'POST'];
const SAFE_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'];

/**
 * The headers that a browser asks for before it sends a request to another origin, in small letters and in order; `undefined`
 * where it does not ask.
 */
export function preflightOf(method: string, headers: Headers): readonly string[] | undefined {
  const unsafe = Array.from(headers)
    .filter(([name, value]) => !isSafe(name, value))
    .map(([name]) => name);
  return SAFE_METHODS.includes(method) && unsafe.length === 0 ? undefined : unsafe.sort();
}

function isSafe(name: string, value: string): boolean {
  if (name === 'content-type') return SAFE_TYPES.includes(value.split(';')[0]?.trim().toLowerCase() ?? '');
  // Those that begin with `sec-` are the browser's own.
  return name.startsWith('sec-');
}

/** How the origin of a service differs from that of the page, as a browser tells the service. */
export function siteBetween(page: string, service: string): 'same-origin' | 'same-site' | 'cross-site' {
  if (page === service) return 'same-origin';
  if (!URL.canParse(page)) return 'cross-site';
  const [one, other] = [page, service].map((origin) => {
    const { protocol, hostname } = new URL(origin);
    return `${protocol}//${getPublicSuffix(hostname, SPECIAL) ?? hostname}`;
  });
  return one === other ? 'same-site' : 'cross-site';
}

/** Also `.localhost`, `.test` and their like have hosts. */
export const SPECIAL = { allowSpecialUseDomain: true, ignoreError: true };

/** Why a browser does not send the request after the answer to its question; `undefined` if it does. */
export function preflightFault(
  method: string,
  asked: readonly string[],
  { ok, status, headers }: Response,
  page: string,
): string | undefined {
  if (!ok) return `status ${status}`;
  const fault = accessFault(headers, page);
  if (fault !== undefined) return fault;
  // Unlike the names of headers, methods are compared with their capitals.
  const written = headers.get('Access-Control-Allow-Methods') ?? '';
  const methods = written.split(',').map((each) => each.trim());
  if (!SAFE_METHODS.includes(method) && !methods.includes(method)) {
    return `no ${method} in Access-Control-Allow-Methods`;
  }
  // With credentials, `*` is the name of a header and not all of them.
  const allowed = listOf(headers, 'Access-Control-Allow-Headers');
  const missing = asked.filter((name) => !allowed.includes(name));
  const star = allowed.includes('*') ? ': *, which with cookies does not stand for all headers' : '';
  return missing.length === 0 ? undefined : `no ${missing.join(', ')} in Access-Control-Allow-Headers${star}`;
}

/** Why a browser keeps an answer from the page's script; `undefined` if it does not. */
export function accessFault(answer: Headers, page: string): string | undefined {
  const origin = answer.get('Access-Control-Allow-Origin');
  if (origin !== page) return `Access-Control-Allow-Origin: ${origin ?? 'none'}`;
  const credentials = answer.get('Access-Control-Allow-Credentials');
  return credentials === 'true' ? undefined : `Access-Control-Allow-Credentials: ${credentials ?? 'none'}`;
}

/** The entries of a header that is a list, in small letters. */
export function listOf(headers: Headers, name: string): readonly string[] {
  return (headers.get(name) ?? '').split(',').map((part) => part.trim().toLowerCase());
}
