import { type Site, timeZoneOf } from './sites.ts';

/**
 * A moment in the local time of a site: `YYYY-MM-DDTHH:MM`. Such texts sort by time.
 *
 * @param site whose time zone counts
 */
export function localTime(site: Site, moment: Date): string {
  const parts = formatOf(timeZoneOf(site)).formatToParts(moment);
  const { year, month, day, hour, minute } = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  return `${year}-${month}-${day}T${hour}:${minute}`;
}

/** Cached per time zone: creating a format takes far longer than using it, and the footer uses one at each render. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(timeZone, made);
  return made;
}
