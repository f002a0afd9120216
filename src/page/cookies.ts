/**
 * Reads one cookie of the page.
 *
 * @param name exact name of the cookie
 * @returns the raw value, `''` for an empty one; `undefined` when it is missing or when the page may not read cookies
 *   (a sandboxed frame throws, an image named `cookie` stands in their place), so that every widget then acts as for a
 *   visitor without cookies.
 */
export function readCookie(name: string): string | undefined {
  const prefix = `${name}=`;
  for (const pair of cookieString().split(';')) {
    const trimmed = pair.trim();
    if (trimmed.startsWith(prefix)) return trimmed.slice(prefix.length);
  }
  return undefined;
}

function cookieString(): string {
  try {
    const cookies: unknown = document.cookie;
    return typeof cookies === 'string' ? cookies : '';
  } catch {
    return '';
  }
}
