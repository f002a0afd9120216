import type { StaffTextKey } from '../../src/embed/i18n/staff-texts.ts';
import { isDate, isTime } from '../../src/embed/date-rules.ts';
import { zonedParts } from '../../src/embed/market/local-time.ts';

/**
 * Local times, `YYYY-MM-DDTHH:MM`, and the moments they stand for in a time zone. Twice a year that is not one to one:
 * one hour is skipped, and one is repeated.
 */

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The earliest date that staff can set. */
const FIRST_DATE = '1000-01-01';

/** Whether a date is complete: while the year 2026 is being typed, the field contains the years 2, 20 and 202. */
export function isCompleteDate(text: string): boolean {
  return isDate(text) && text >= FIRST_DATE;
}

/** Whether a text is a complete date with a time, `YYYY-MM-DDTHH:MM`. */
export function isLocalDateTime(text: string): boolean {
  const date = text.slice(0, 'YYYY-MM-DD'.length);
  return isCompleteDate(date) && text[date.length] === 'T' && isTime(text.slice(date.length + 1));
}

const SERVICE_TIME = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(?::\d\d(?:[.,]\d+)?)?\s?(Z|[+-]\d\d(?::?\d\d)?)?$/i;

/**
 * A time of the preview service as `YYYY-MM-DDTHH:MM` in a time zone. It may have seconds, a blank for `T`, and `Z` or an
 * offset, with which it is the moment that it names. `undefined` for any other text.
 */
export function minuteOf(text: string, zone: string): string | undefined {
  const [, date, time, offset] = SERVICE_TIME.exec(text.trim()) ?? [];
  const written = `${date}T${time}`;
  if (!isLocalDateTime(written)) return undefined;
  if (!offset) return written;
  const [, sign = '+', hours = '0', minutes = '0'] = /^([+-])(\d\d):?(\d\d)?$/.exec(offset) ?? [];
  const east = Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes));
  return localAt(Date.parse(`${written}Z`) - east * MINUTE, zone);
}

/** What the clocks of a zone show at a moment: `YYYY-MM-DDTHH:MM`. */
function localAt(moment: number, zone: string): string {
  return withOffset(moment, zone).slice(0, 'YYYY-MM-DDTHH:MM'.length);
}

/** A local time as clocks show it: in a skipped hour, an hour later. */
export function shownTime(localDateTime: string, zone: string): string {
  return localAt(momentOf(localDateTime, zone), zone);
}

/** A local time for staff: `2026-10-25 02:30`, with the offset of the first one if the hour is repeated. */
export function inLine(localDateTime: string, zone: string): string {
  const [first, second] = meanings(localDateTime, zone);
  const time = shownTime(localDateTime, zone).replace('T', ' ');
  return first === undefined || second === undefined ? time : `${time} (UTC${withOffset(first, zone).slice(-6)})`;
}

/** The difference between a zone's clocks and UTC at a moment, in milliseconds. */
function offsetAt(moment: number, zone: string): number {
  const { year, month, day, hour, minute, second } = zonedParts(zone, moment);
  const local = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return local - Math.floor(moment / 1000) * 1000;
}

/** The moments that a local time means, the first one first: two in a repeated hour, none in a skipped hour. */
function meanings(localDateTime: string, zone: string): number[] {
  const asUtc = Date.parse(`${localDateTime}Z`);
  // An hour is repeated where the offset becomes smaller, so that the offset before belongs to the first moment.
  const offsets = new Set([offsetAt(asUtc - DAY, zone), offsetAt(asUtc + DAY, zone)]);
  return [...offsets].map((offset) => asUtc - offset).filter((moment) => offsetAt(moment, zone) === asUtc - moment);
}

/**
 * The moment of a local time, in milliseconds: in a repeated hour, the first one; in a skipped hour, the one after the
 * change, so that 02:30 is 03:30.
 */
export function momentOf(localDateTime: string, zone: string): number {
  const asUtc = Date.parse(`${localDateTime}Z`);
  return meanings(localDateTime, zone)[0] ?? asUtc - offsetAt(asUtc - DAY, zone);
}

/** A moment as ISO 8601 with the zone's UTC offset: `2026-12-01T10:00:00+01:00`. */
export function withOffset(moment: number, zone: string): string {
  const offset = offsetAt(moment, zone);
  const minutes = Math.abs(offset) / MINUTE;
  const two = (value: number): string => String(value).padStart(2, '0');
  const local = new Date(moment + offset).toISOString().slice(0, 19);
  return `${local}${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** The buttons below the fields: their texts, and where each leads from the current time and from the chosen one. */
export const STEPS: ReadonlyArray<readonly [text: StaffTextKey, target: (now: string, chosen: string) => string]> = [
  ['preview.step.dayBack', (_now, chosen) => daysAfter(chosen, -1)],
  ['preview.step.dayOn', (_now, chosen) => daysAfter(chosen, 1)],
  ['preview.preset.now', (now) => now],
  ['preview.preset.tomorrow', (now) => midnight(now, 1)],
  // Sunday is 0; on a Monday, the next Monday is a week away.
  ['preview.preset.monday', (now) => midnight(now, (8 - new Date(`${now}Z`).getUTCDay()) % 7 || 7)],
  ['preview.preset.monthEnd', monthEnd],
];

/** The same time of another day; beyond the dates that can be set, the same time. */
function daysAfter(localDateTime: string, days: number): string {
  const moved = new Date(Date.parse(`${localDateTime}Z`) + days * DAY).toISOString().slice(0, -':00.000Z'.length);
  return isLocalDateTime(moved) ? moved : localDateTime;
}

function midnight(now: string, days: number): string {
  return `${daysAfter(now, days).slice(0, 10)}T00:00`;
}

function monthEnd(now: string): string {
  const [year = 0, month = 0] = now.split('-').map(Number);
  return `${new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)}T23:59`;
}

/** A local time in words, for screen readers: 28 November 2026 at 00:42. */
export function inEnglish(localDateTime: string): string {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return format.format(Date.parse(`${localDateTime}Z`));
}
