// @vitest-environment node
import { expect, it } from 'vitest';
import { load, WIDGETS } from '../test/support/locale-files.ts';

const { texts } = load(WIDGETS, 'en');

it('the staff panel’s English texts have keys of their own', () => {
  expect(Object.keys(texts).filter((key) => !key.startsWith('preview.'))).toEqual([]);
});

it('no English text is empty or has surrounding spaces', () => {
  expect(Object.values(texts).filter((text) => text === '' || text !== text.trim())).toEqual([]);
});

it.each([
  ['preview.tests.loading', 'Loading tests...'],
  ['preview.tests.found', 'Active tests found.'],
  ['preview.tests.none', 'No active tests for this date.'],
  ['preview.tests.failed', 'Failed to fetch AB tests.'],
  ['preview.group.required', 'Required'],
  ['preview.applied', 'Settings applied successfully.'],
  ['preview.failed', 'Applying settings failed.'],
  ['preview.groupMissing', 'Please also select an A/B test group!'],
])('%s is fixed to the letter', (key, text) => {
  expect(texts[key]).toBe(text);
});
