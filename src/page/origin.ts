import { genuine } from './genuine.ts';

/**
 * The origin that a request to an address goes to, without credentials, path and query.
 *
 * @param base what a relative address is relative to; without it only an absolute one has an origin
 * @returns `undefined` for what is no http(s) address
 */
export function originOf(address: string, base?: string): string | undefined {
  try {
    const { protocol, origin } = base === undefined ? new URL(address) : new URL(address, base);
    return /^https?:$/.test(protocol) ? origin : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads an origin as pages write it: an address, of which the rest is cut off, or a path. `api.example` is neither: it
 * would be a path of the page, which nobody means by it.
 *
 * @param own the origin that a path stands for
 */
export function readOrigin(raw: string, own: string | undefined): string | undefined {
  return originOf(raw) ?? (raw.startsWith('/') ? originOf(raw, own) : undefined);
}

/**
 * The origin that the page's address names; `undefined` where there is none (`about:srcdoc`, `file:`). It is read off
 * `location`, which no script can replace: `origin` and `self` are the page's own variables as soon as it uses the names.
 */
export function addressOrigin(): string | undefined {
  const { origin } = window.location;
  return /^https?:/.test(origin) ? origin : undefined;
}

/**
 * The origin that service calls go to when nothing else is said: the page's own, or `fallback` where the page has an
 * opaque one.
 */
export function pageOrigin(fallback: string | undefined): string {
  return (isOpaque() ? undefined : addressOrigin()) ?? fallback ?? '';
}

/** A sandboxed frame keeps its address, but has no origin, and so no domain. */
function isOpaque(): boolean {
  return genuine(document, 'domain') === '';
}
