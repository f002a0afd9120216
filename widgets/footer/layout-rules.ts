import type { Platform } from '../../src/embed/page/platform.ts';

/** Whether groups and categories collapse: on every platform except the desktop. */
export function isFolding(platform: Platform): boolean {
  return platform !== 'CLASSIC';
}

/** The country selector is hidden on smartphone and tablet, and in the reduced footer. */
export function showsCountries(platform: Platform, reduced: boolean): boolean {
  return !reduced && platform !== 'SMARTPHONE' && platform !== 'TABLET';
}
