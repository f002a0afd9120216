import type { PreviewSettings } from '../../src/api/preview-client.ts';
import type { AbTest } from '../../src/api/openapi/abtest.types.ts';
import { isDate, isTime } from './wall-time-rules.ts';

/** What is chosen in the dialog; empty texts for what is not. */
export interface Selection {
  /** `YYYY-MM-DD`, or whatever else was typed. */
  readonly date: string;
  /** `HH:MM`, or whatever else was typed. */
  readonly time: string;
  readonly test: string;
  readonly group: string;
}

/** How the list of tests stands (specification, section 4). */
export type TestList =
  | { readonly status: 'loading'; readonly tests: readonly AbTest[] }
  | { readonly status: 'found' | 'none'; readonly tests: readonly AbTest[] }
  | { readonly status: 'failed'; readonly tests: readonly AbTest[] };

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
 * @returns `undefined` for a date that is none: the current time is used then, and an error is logged
 */
export function wallOf({ date, time }: Selection): string | undefined {
  return isDate(date) ? `${date}T${isTime(time) ? time : '00:00'}` : undefined;
}

/** Another test: its group is yet to be chosen, and without a test there is none. */
export function withTest(selection: Selection, test: string): Selection {
  return test === selection.test ? selection : { ...selection, test, group: '' };
}

/** A test that is not active then cannot stay chosen, and of one that is only the groups that it has. */
export function keptBy(tests: readonly AbTest[], selection: Selection): Selection {
  const test = tests.find(({ name }) => name === selection.test);
  if (!test) return withTest(selection, '');
  return test.groups.some(({ name }) => name === selection.group) ? selection : { ...selection, group: '' };
}

/** The group before or after the chosen one, round and round; the first where none is chosen. */
export function neighbour(tests: readonly AbTest[], selection: Selection, step: 1 | -1): string | undefined {
  const groups = tests.find(({ name }) => name === selection.test)?.groups.map(({ name }) => name) ?? [];
  const index = groups.indexOf(selection.group);
  if (index < 0) return step === 1 ? groups[0] : groups.at(-1);
  return groups[(index + step + groups.length) % groups.length];
}
