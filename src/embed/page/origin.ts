import { nativeProperty } from './native-property.ts';

/**
 * The origin of an address, without credentials, path and query.
 *
 * @param base the base of a relative address; without it only an absolute address has an origin
 * @returns `undefined` if it is not an http(s) address
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
 * Reads an origin from an attribute: an address, or a path that begins with a slash. A host name such as `api.example` is
 * neither: it would be a relative path, which nobody means by it.
 *
 * @param own the origin of a path
 */
export function readOrigin(raw: string, own: string | undefined): string | undefined {
  return originOf(raw) ?? (raw.startsWith('/') ? originOf(raw, own) : undefined);
}

/**
 * The origin of the page's address; `undefined` if it has none (`about:srcdoc`, `file:`). No script can replace `location`,
 * whereas a page may declare variables named `origin` and `self`.
 */
export function addressOrigin(): string | undefined {
  const { origin } = window.location;
  return /^https?:/.test(origin) ? origin : undefined;
}

/** The default origin of service calls: the page's own, or `fallback` if the page's origin is opaque. */
export function pageOrigin(fallback: string | undefined): string {
  // A sandboxed frame has an address, but no origin and therefore no domain.
  const isOpaque = nativeProperty(document, 'domain') === '';
  return (isOpaque ? undefined : addressOrigin()) ?? fallback ?? '';
}
