import { type Site, timeZoneOf } from '../../src/embed/market/sites.ts';

const SHAPE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/u;

/**
 * The moment that a time of a site's own means, in epoch milliseconds; `undefined` for a text that is no time. Within the
 * hours that the clocks are changed it is one of the possible moments.
 */
export function momentOf(dateTime: string, site: Site): number | undefined {
  const asUtc = SHAPE.test(dateTime) ? Date.parse(`${dateTime}Z`) : Number.NaN;
  // Date.parse turns 30 February into 2 March.
  if (Number.isNaN(asUtc) || !new Date(asUtc).toISOString().startsWith(dateTime)) return undefined;
  const guess = asUtc - offsetAt(asUtc, timeZoneOf(site));
  return asUtc - offsetAt(guess, timeZoneOf(site));
}

/** A moment as the clocks of a site show it, `YYYY-MM-DDTHH:MM`. */
export function wallTime(moment: number, site: Site): string {
  return new Date(moment + offsetAt(moment, timeZoneOf(site))).toISOString().slice(0, 16);
}

function offsetAt(moment: number, timeZone: string): number {
  // The Swedish form of a date is the one of ISO 8601.
  const wall = new Date(moment).toLocaleString('sv-SE', { timeZone });
  return Date.parse(`${wall.replace(' ', 'T')}Z`) - Math.floor(moment / 1000) * 1000;
}
