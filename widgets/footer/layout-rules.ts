import type { Platform } from '../../src/page/platform.ts';

/** Whether groups and categories collapse: on every platform except the desktop. */
export function isFolding(platform: Platform): boolean {
  return platform !== 'CLASSIC';
}

/** The country selector is hidden on smartphone and tablet, and in the reduced footer. */
export function showsCountries(platform: Platform, reduced: boolean): boolean {
  return !reduced && platform !== 'SMARTPHONE' && platform !== 'TABLET';
}

/** The newsletter states that hide the sign-up. */
const SIGNED_UP: readonly unknown[] = ['WAITING_FOR_DOI', 'SUBSCRIBED'];

export function hasSignedUp(status: unknown): boolean {
  return SIGNED_UP.includes(status);
}
