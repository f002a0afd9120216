// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { isDate, isTime } from '../../src/embed/date-rules.ts';
import {
  inEnglish,
  inLine,
  isCompleteDate,
  isLocalDateTime,
  minuteOf,
  momentOf,
  STEPS,
  withOffset,
} from './local-date-time-rules.ts';

const BERLIN = 'Europe/Berlin';

const DATES = ['2026-12-01', '2028-02-29', '1000-01-01', '9999-12-31'];
const NO_DATES = ['', '0000-01-01', '2026-13-01', '2026-02-30', '12026-01-01', '2026-12-01T10:00'];

it.each([
  ['a date', isDate, [...DATES, '0999-12-31'], NO_DATES],
  ['a completely typed date', isCompleteDate, DATES, [...NO_DATES, '0999-12-31']],
  ['a time', isTime, ['00:00', '23:59'], ['', '24:00', '9:00', '10:60', '10:00:00']],
  [
    'a local date and time',
    isLocalDateTime,
    ['1000-01-01T00:00', '2026-12-01T23:59'],
    ['2026-12-01', '2026-12-01T', '2026-12-01 10:00', '2026-12-01T10:00T', '2026-12-01T10:00:00', 'T10:00', ''],
  ],
])('%s is distinguished from other texts', (_what, isOne, texts, others) => {
  expect(texts.filter((text) => !isOne(text))).toEqual([]);
  expect(others.filter((text) => isOne(text))).toEqual([]);
});

it.each([
  ['2026-12-24T10:30', '2026-12-24T10:30'],
  ['2026-12-24T10:30:15', '2026-12-24T10:30'],
  ['2026-12-24T10:30:15.123', '2026-12-24T10:30'],
  ['2026-12-24 10:30', '2026-12-24T10:30'],
  ['2026-12-24T10:30:00Z', '2026-12-24T11:30'],
  ['2026-12-24T10:30:00+01:00', '2026-12-24T10:30'],
  ['2026-07-24T10:30-0400', '2026-07-24T16:30'],
  ['2026-12-24', undefined],
  ['1796000000000', undefined],
  ['tomorrow', undefined],
])('the time %s of the preview service is read as %s in Berlin', (text, minute) => {
  expect(minuteOf(text, BERLIN)).toBe(minute);
});

it.each([
  ['2026-12-24T10:30', '2026-12-24 10:30'],
  ['2027-03-28T02:30', '2027-03-28 03:30'],
  ['2026-10-25T02:30', '2026-10-25 02:30 (UTC+02:00)'],
])('staff read the local time %s as %s', (localDateTime, line) => {
  expect(inLine(localDateTime, BERLIN)).toBe(line);
});

it.each([
  ['2026-12-01T10:00', BERLIN, '2026-12-01T10:00:00+01:00'],
  ['2026-07-01T10:00', BERLIN, '2026-07-01T10:00:00+02:00'],
  // The hour that the spring leaves out, and the minutes around it.
  ['2026-03-29T02:30', BERLIN, '2026-03-29T03:30:00+02:00'],
  // The hour that comes twice in autumn: the first is meant.
  ['2026-10-25T02:30', BERLIN, '2026-10-25T02:30:00+02:00'],
  // Less than a day after a change.
  ['2026-03-29T10:00', BERLIN, '2026-03-29T10:00:00+02:00'],
  ['2026-10-25T10:00', BERLIN, '2026-10-25T10:00:00+01:00'],
  ['2026-06-01T12:00', 'Asia/Kolkata', '2026-06-01T12:00:00+05:30'],
  ['2026-06-01T12:00', 'America/New_York', '2026-06-01T12:00:00-04:00'],
  ['2026-06-01T12:00', 'UTC', '2026-06-01T12:00:00+00:00'],
])('a local date and time as ISO 8601 %s in %s is %s', (localDateTime, zone, iso) => {
  expect(withOffset(momentOf(localDateTime, zone), zone)).toBe(iso);
  expect(Date.parse(iso)).toBe(momentOf(localDateTime, zone));
});

it('a time is written out for screen readers', () => {
  expect(inEnglish('2026-11-28T00:42')).toBe('28 November 2026 at 00:42');
});

it('a moment keeps its seconds, and they are no part of the offset', () => {
  expect(withOffset(Date.parse('2026-12-01T09:00:45Z'), BERLIN)).toBe('2026-12-01T10:00:45+01:00');
});

it.each([
  ['preview.step.dayOn', '2026-11-30T10:00', '2026-12-01T10:00'],
  ['preview.step.dayBack', '2026-12-01T10:00', '2026-11-30T10:00'],
  // The ends of the calendar.
  ['preview.step.dayOn', '9999-12-31T23:59', '9999-12-31T23:59'],
  ['preview.step.dayBack', '1000-01-01T00:00', '1000-01-01T00:00'],
] as const)('%s leads from the chosen time %s to %s', (text, chosen, expected) => {
  expect(new Map(STEPS).get(text)?.('2026-11-21T10:15', chosen)).toBe(expected);
});

it.each([
  ['now', '2026-11-21T10:15', '2026-11-21T10:15'],
  ['tomorrow', '2026-11-30T10:15', '2026-12-01T00:00'],
  ['monday', '2026-11-21T10:15', '2026-11-23T00:00'],
  ['monday', '2026-11-23T00:00', '2026-11-30T00:00'],
  ['monthEnd', '2026-11-21T10:15', '2026-11-30T23:59'],
  ['monthEnd', '2028-02-01T00:00', '2028-02-29T23:59'],
] as const)('a preset %s leads from %s to %s', (preset, now, expected) => {
  expect(new Map(STEPS).get(`preview.preset.${preset}`)?.(now, '2000-01-01T00:00')).toBe(expected);
});
