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

/** Partner sites and the app request the reduced footer with one of these cookies, unless the page names others. */
const NAMES = ['AffiliateNumber', 'NewApp'];
export const REDUCED_COOKIES = NAMES.join(' ');

/** Cookie values that mean "no". */
const OFF_VALUES: readonly (string | undefined)[] = [undefined, '', '0', 'false'];

/**
 * The names of the cookies that request the reduced footer.
 *
 * @param names those that may, separated by spaces or commas
 */
export function reducingCookies(names = REDUCED_COOKIES): readonly string[] {
  const listed = names.split(/[\s,]+/).filter((name) => name !== '');
  return listed.filter((name) => !OFF_VALUES.includes(readCookie(name)?.trim().toLowerCase()));
}
