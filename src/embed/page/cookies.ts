import { nativeProperty } from './native-property.ts';

/** Every cookie that the code reads, besides those that reduce the footer. */
export const COOKIES = ['LoginToken', 'LongTermToken', 'StaffAuthToken', 'CobraAuthToken', 'CSRF-Token'] as const;

export type CookieName = (typeof COOKIES)[number];

/**
 * Reads the cookies of one name. The page can have several, of other paths or domains; the order says nothing of their age.
 *
 * @returns the raw values without empty ones; none if the cookies cannot be read, as in a sandboxed frame
 */
export function readCookies(name: CookieName): readonly string[] {
  return cookiesNamed(name);
}

/** As {@link readCookies}, of a name that the page decides. */
export function cookiesNamed(name: string): readonly string[] {
  const prefix = `${name}=`;
  return cookieString()
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(prefix) && pair.length > prefix.length)
    .map((pair) => pair.slice(prefix.length));
}

function cookieString(): string {
  try {
    // An `<img name="cookie">` shadows `document.cookie`.
    return nativeProperty(document, 'cookie') ?? '';
  } catch {
    return '';
  }
}

/** Partner sites and the app request the reduced footer with one of these cookies, unless the page names others. */
export const REDUCED_COOKIES = 'AffiliateNumber NewApp';

const OFF_VALUES: readonly string[] = ['', '0', 'false'];

/** Of these names, separated by spaces or commas, the cookies that request the reduced footer. */
export function reducingCookies(names = REDUCED_COOKIES): readonly string[] {
  const listed = names.split(/[\s,]+/).filter((name) => name !== '');
  return listed.filter((name) => cookiesNamed(name).some((value) => !OFF_VALUES.includes(value.trim().toLowerCase())));
}
