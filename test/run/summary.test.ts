// @vitest-environment node
import { expect, it } from 'vitest';

import { secondsOf, type StepResult, summaryOf, totalOf } from './summary.ts';

const results: StepResult[] = [
  { title: 'lint', outcome: 'passed', counts: { passed: 1, failed: 0, skipped: 0 }, seconds: 2.84 },
  {
    title: 'browser tests',
    outcome: 'failed',
    counts: { passed: 120, failed: 2, skipped: 1 },
    seconds: 124,
    note: 'exit 1',
  },
];

it('lines up the steps and ends with the tests alone on the last line', () => {
  expect(summaryOf(results, 130.4).split('\n')).toEqual([
    'step           result  tests                                           time',
    'lint           passed  1 passed                                       2.8 s',
    'browser tests  failed  120 passed, 2 failed, 1 skipped (exit 1)  2 min 04 s',
    'together                                                         2 min 10 s',
    '',
    '121 passed, 2 failed',
  ]);
});

it('adds up the tests of all steps', () => {
  expect(totalOf(results)).toEqual({ passed: 121, failed: 2, skipped: 1 });
  expect(totalOf([])).toEqual({ passed: 0, failed: 0, skipped: 0 });
});

it.each([
  [0.04, '0.0 s'],
  [59.94, '59.9 s'],
  [59.96, '1 min 00 s'],
  [61.4, '1 min 01 s'],
  [600, '10 min 00 s'],
])('writes %d seconds as %s', (seconds, text) => {
  expect(secondsOf(seconds)).toBe(text);
});
