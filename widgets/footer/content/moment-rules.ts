import { isDate, isTime } from '../../../src/embed/date-rules.ts';
import type { Validity } from './content-schema.ts';

/** Whether a text is an existing date (`2026-12-01`) or minute (`2026-12-01T08:00`). */
export function isMoment(text: string): boolean {
  const date = text.slice(0, 'YYYY-MM-DD'.length);
  const rest = text.slice(date.length);
  return isDate(date) && (rest === '' || (rest.startsWith('T') && isTime(rest.slice(1))));
}

/**
 * Whether an entry is shown at the given time. All times are in the site's time zone, in a format that sorts as text.
 */
export function isValidAt({ validFrom, validTo }: Validity, now: string): boolean {
  const hasBegun = validFrom === undefined || now >= validFrom;
  return hasBegun && (validTo === undefined || !hasEnded(validTo, now));
}

/** An end date is inclusive; an end minute is exclusive. */
function hasEnded(validTo: string, now: string): boolean {
  return validTo.includes('T') ? now >= validTo : now.slice(0, validTo.length) > validTo;
}
