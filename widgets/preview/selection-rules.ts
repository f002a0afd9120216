import type { PreviewSettings } from '../../src/api/preview-client.ts';
import type { AbTest } from '../../src/api/openapi/abtest.types.ts';
import { isCompleteDate, isTime, isWall } from './wall-time-rules.ts';

/** What is chosen in the dialog; empty texts for what is not. */
export interface Selection {
  /** `YYYY-MM-DD`, or whatever else was typed. */
  readonly date: string;
  /** `HH:MM`, or whatever else was typed. */
  readonly time: string;
  readonly test: string;
  readonly group: string;
}

/** How the list of tests stands. */
export type AbTestList =
  | { readonly status: 'loading'; readonly tests: readonly AbTest[] }
  | { readonly status: 'found' | 'none'; readonly tests: readonly AbTest[] }
  | { readonly status: 'failed'; readonly tests: readonly AbTest[] };

/**
 * Settings with a time, as they come from a link or from storage.
 *
 * @returns `undefined` for what is none; a test without a group, or a group without a test, is left out
 */
export function settingsFrom(value: unknown): PreviewSettings | undefined {
  const { dateTime, test, group } = { ...(value as Readonly<Partial<Record<keyof PreviewSettings, unknown>>>) };
  if (typeof dateTime !== 'string' || !isWall(dateTime)) return undefined;
  const hasBoth = typeof test === 'string' && typeof group === 'string' && test !== '' && group !== '';
  return hasBoth ? { dateTime, test, group } : { dateTime, test: null, group: null };
}

/** What the dialog opens with: the active settings, else now without a test. */
export function selectionOf({ dateTime, test, group }: PreviewSettings, now: string): Selection {
  return { ...atTime(dateTime ?? now), test: test ?? '', group: group ?? '' };
}

export function atTime(wall: string): Pick<Selection, 'date' | 'time'> {
  const [date = '', time = ''] = wall.split('T');
  return { date, time };
}

/**
 * The time of a selection, `YYYY-MM-DDTHH:MM`. A day without a time of day begins at midnight.
 *
 * @returns `undefined` for a date that is none or is still being typed: when it is applied all the same, the current time
 *   is used, and an error is logged
 */
export function wallOf({ date, time }: Selection): string | undefined {
  return isCompleteDate(date) ? `${date}T${isTime(time) ? time : '00:00'}` : undefined;
}

/** Another test: its group is yet to be chosen, and without a test there is none. */
export function withTest(selection: Selection, test: string): Selection {
  return test === selection.test ? selection : { ...selection, test, group: '' };
}

/**
 * What of a selection can be applied at its time: a test that is active then, and a group that it has. While that is not
 * known, all of it. The selection itself stays: at another time the test may be active again.
 */
export function applicable({ status, tests }: AbTestList, selection: Selection): Selection {
  if (status === 'loading' || status === 'failed') return selection;
  const test = tests.find(({ name }) => name === selection.test);
  if (!test) return withTest(selection, '');
  return test.groups.some(({ name }) => name === selection.group) ? selection : { ...selection, group: '' };
}

/** The group some steps before or after the chosen one, round and round; from none, one step leads to the first or last. */
export function neighbour(
  tests: readonly AbTest[],
  { test, group }: Pick<PreviewSettings, 'test' | 'group'>,
  steps: number,
): string | undefined {
  const groups = tests.find(({ name }) => name === test)?.groups.map(({ name }) => name) ?? [];
  const index = groups.findIndex((name) => name === group);
  const start = index < 0 && steps < 0 ? 0 : index;
  return groups.at((start + steps) % groups.length);
}
