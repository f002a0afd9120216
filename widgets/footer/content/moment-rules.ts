import type { Validity } from './content-schema.ts';

const MOMENT = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2}))?$/;

/** Whether a text is an existing date (`2026-12-01`) or minute (`2026-12-01T08:00`). */
export function isMoment(text: string): boolean {
  const [, year, month, day, hour = '0', minute = '0'] = MOMENT.exec(text) ?? [];
  if (year === undefined) return false;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() + 1 === Number(month) && date.getUTCDate() === Number(day) && isTime(hour, minute);
}

function isTime(hour: string, minute: string): boolean {
  return Number(hour) < 24 && Number(minute) < 60;
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
