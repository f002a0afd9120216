import { localTime } from '../../src/embed/market/local-time.ts';
import type { Site } from '../../src/embed/market/sites.ts';
import { isDate, isTime } from '../../src/embed/market/date-rules.ts';

const WALL = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(?::\d\d(?:\.\d+)?)?)?$/;

/**
 * The time that the preview service names, `YYYY-MM-DDTHH:MM` in the site's time zone. The service may leave the time of
 * day out, and add seconds or an offset; without an offset, it is a time of the site already.
 *
 * @returns `undefined` for any other text
 */
export function siteTimeOf(text: string, site: Site): string | undefined {
  const [, date, time = '00:00'] = WALL.exec(text) ?? [];
  if (date !== undefined) return isDate(date) && isTime(time) ? `${date}T${time}` : undefined;
  // Without an offset, a browser would take the text for a time of its own zone.
  const moment = Date.parse(/\d(?:Z|[+-]\d\d:?\d\d)$/i.test(text) && text.includes(':') ? text : '');
  return Number.isNaN(moment) ? undefined : localTime(site, new Date(moment));
}
