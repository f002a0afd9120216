import { type Site, timeZoneOf } from './sites.ts';

/**
 * A moment as a clock on the wall of a site's country shows it: `YYYY-MM-DDTHH:MM`. Such texts sort by time.
 *
 * @param site whose time zone counts
 */
export function localTime(site: Site, moment: Date): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: timeZoneOf(site),
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}
