import type { PreviewSettings } from '../../src/embed/api/preview-client.ts';
import type { AbTest } from '../../src/embed/api/openapi/abtest.types.ts';
import { isTime } from '../../src/embed/date-rules.ts';
import { isCompleteDate } from './local-date-time-rules.ts';

/** The selection in the dialog, as typed; a field without a selection is an empty string. */
export interface Selection {
  readonly date: string;
  readonly time: string;
  readonly test: string;
  readonly group: string;
}

/** The A/B tests that are active at the selected time, and whether they have been loaded. */
export interface AbTestList {
  readonly status: 'loading' | 'found' | 'none' | 'failed';
  readonly tests: readonly AbTest[];
}

/** The dialog's first selection: the active settings; for the live shop, the current time without a test. */
export function selectionOf({ dateTime, test, group }: PreviewSettings, now: string): Selection {
  return { ...atTime(dateTime ?? now), test: test ?? '', group: group ?? '' };
}

/** The settings that a selection stands for; without a valid date, at the current time. A test needs its group. */
export function settingsOf(selection: Selection, now: string): PreviewSettings {
  const { test, group } = selection;
  const dateTime = localDateTimeOf(selection) ?? now;
  return test !== '' && group !== '' ? { dateTime, test, group } : { dateTime, test: null, group: null };
}

/** The date and the time of a selection at a local time, `YYYY-MM-DDTHH:MM`. */
export function atTime(localDateTime: string): Pick<Selection, 'date' | 'time'> {
  return { date: localDateTime.slice(0, 'YYYY-MM-DD'.length), time: localDateTime.slice('YYYY-MM-DDT'.length) };
}

/**
 * The time of a selection, `YYYY-MM-DDTHH:MM`; `undefined` for a date that is incomplete or invalid, such as one of the year
 * 12026. A day without a complete time of day begins at midnight.
 */
export function localDateTimeOf({ date, time }: Selection): string | undefined {
  return isCompleteDate(date) ? `${date}T${isTime(time) ? time : '00:00'}` : undefined;
}

/** Whether a year has only its first digits: the field of the browser puts zeros before them. */
export function hasIncompleteYear(date: string): boolean {
  return date.startsWith('0');
}

/** The first date whose tests are requested. */
const FIRST_REQUESTED = '2000-01-01';

/** The time whose tests are requested; `undefined` while date or time are being typed: a field is empty until it is complete. */
export function requestedDateTimeOf(selection: Selection): string | undefined {
  return selection.date >= FIRST_REQUESTED && isTime(selection.time) ? localDateTimeOf(selection) : undefined;
}

/** Selects a test and clears the group. */
export function withTest(selection: Selection, test: string): Selection {
  return test === selection.test ? selection : { ...selection, test, group: '' };
}

/**
 * The part of a selection that can be applied at its time: a test that is active then, and one of its groups. While the
 * tests are unknown, that is the whole selection. The selection itself is kept: the test may be active at another time.
 */
export function applicable({ status, tests }: AbTestList, selection: Selection): Selection {
  if (status === 'loading' || status === 'failed') return selection;
  const test = tests.find(({ name }) => name === selection.test);
  if (!test) return withTest(selection, '');
  return test.groups.some(({ name }) => name === selection.group) ? selection : { ...selection, group: '' };
}
