import type { Validity } from './content-schema.ts';

const MOMENT = /^\d{4}-\d{2}-\d{2}(?:T(?:[01]\d|2[0-3]):[0-5]\d)?$/;

/** Whether a text is an existing date (`2026-12-01`) or minute (`2026-12-01T08:00`). */
export function isMoment(text: string): boolean {
  return MOMENT.test(text) && isDay(text.slice(0, 'YYYY-MM-DD'.length));
}

/** 30 February is refused by some engines, and is a day of March in others. */
function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/**
 * Whether an entry is shown at the given time. All times are in the site's time zone, in a format that sorts as text.
 *
 * @param now `YYYY-MM-DDTHH:MM` in the site's time zone
 */
export function isValidAt({ validFrom, validTo }: Validity, now: string): boolean {
  const hasBegun = validFrom === undefined || now >= validFrom;
  return hasBegun && (validTo === undefined || !hasEnded(validTo, now));
}

/** An end date is inclusive; an end minute is exclusive. */
function hasEnded(validTo: string, now: string): boolean {
  return validTo.includes('T') ? now >= validTo : now.slice(0, validTo.length) > validTo;
}
