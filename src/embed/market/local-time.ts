import { type Site, timeZoneOf } from './sites.ts';

/** A moment in the local time of a site: `YYYY-MM-DDTHH:MM`. Such texts sort by time. */
export function localTime(site: Site, moment: Date): string {
  const { year, month, day, hour, minute } = zonedParts(timeZoneOf(site), moment);
  return `${year}-${month}-${day}T${hour}:${minute}`;
}

/** Date and time parts of an instant in a time zone. */
export function zonedParts(timeZone: string, moment: Date | number): Readonly<Record<string, string | undefined>> {
  const parts = formatOf(timeZone).formatToParts(moment);
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}

/** Cached per time zone: creating a format takes far longer than using it. */
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
    second: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(timeZone, made);
  return made;
}
