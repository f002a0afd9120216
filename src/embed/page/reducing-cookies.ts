import { readCookie } from './cookies.ts';

/** Partner sites and the app request the reduced footer with one of these cookies. */
const NAMES = ['AffiliateNumber', 'NewApp'] as const;

/** Cookie values that mean "no". */
const OFF_VALUES: readonly (string | undefined)[] = [undefined, '', '0', 'false'];

/** The names of the cookies that request the reduced footer. */
export function reducingCookies(): readonly string[] {
  return NAMES.filter((name) => !OFF_VALUES.includes(readCookie(name)?.trim().toLowerCase()));
}
