/**
 * Reads one cookie of the page.
 *
 * @param name exact name of the cookie
 * @returns the raw value, `''` for an empty one; `undefined` if the cookie is missing or cannot be read (a sandboxed frame
 *   throws, an image named `cookie` shadows `document.cookie`), so that widgets act as for a visitor without cookies
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

/** Partner sites and the app request the reduced footer with one of these cookies. */
const NAMES = ['AffiliateNumber', 'NewApp'] as const;

/** Cookie values that mean "no". */
const OFF_VALUES: readonly (string | undefined)[] = [undefined, '', '0', 'false'];

/** The names of the cookies that request the reduced footer. */
export function reducingCookies(): readonly string[] {
  return NAMES.filter((name) => !OFF_VALUES.includes(readCookie(name)?.trim().toLowerCase()));
}
