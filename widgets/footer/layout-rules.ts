import type { Platform } from '../../src/page/platform.ts';

/** Whether groups and categories fold: on every platform but the desktop's. */
export function isFolding(platform: Platform): boolean {
  return platform !== 'CLASSIC';
}

/** The country selector is hidden on smartphone and tablet, and in the reduced footer. */
export function showsCountries(platform: Platform, reduced: boolean): boolean {
  return !reduced && platform !== 'SMARTPHONE' && platform !== 'TABLET';
}

/** Words with which a cookie says no. */
const OFF_VALUES: readonly (string | undefined)[] = [undefined, '', '0', 'false'];

/** Whether a marker cookie (`AffiliateNumber`, `NewApp`) asks for the reduced footer. */
export function isMarked(cookie: string | undefined): boolean {
  return !OFF_VALUES.includes(cookie?.trim().toLowerCase());
}

/** The visitor's newsletter states that hide the sign-up. */
const SIGNED_UP: readonly unknown[] = ['WAITING_FOR_DOI', 'SUBSCRIBED'];

export function hasSignedUp(status: unknown): boolean {
  return SIGNED_UP.includes(status);
}
