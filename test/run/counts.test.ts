// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { countsOf } from './counts.ts';

const none = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };
const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };

describe('countsOf', () => {
  it('counts a step without a report as one test', () => {
    expect(countsOf(undefined, undefined, true)).toEqual({ passed: 1, failed: 0, skipped: 0 });
    expect(countsOf(undefined, undefined, false)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('reads Vitest’s report', () => {
    const report = { ...none, numPassedTests: 40, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 };

    expect(countsOf('vitest', JSON.stringify(report), false)).toEqual({ passed: 40, failed: 2, skipped: 2 });
  });

  it('counts a test file that could not be loaded as a failure', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{}] },
    ];

    expect(countsOf('vitest', JSON.stringify({ ...none, numPassedTests: 1, testResults }), false)).toMatchObject({
      passed: 1,
      failed: 1,
    });
  });

  it('reads Playwright’s report, and lets neither a flaky test nor a stray error pass', () => {
    const report = { stats: { expected: 30, unexpected: 1, flaky: 2, skipped: 3 }, errors: [{}] };

    expect(countsOf('playwright', JSON.stringify(report), false)).toEqual({ passed: 30, failed: 4, skipped: 3 });
  });

  it.each([
    ['vitest', none],
    ['playwright', { stats, errors: [] }],
  ] as const)('fails a step of %s that ran no test, whatever its exit code', (kind, report) => {
    expect(countsOf(kind, JSON.stringify(report), true)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('fails a step that ended badly although every test passed', () => {
    expect(countsOf('vitest', JSON.stringify({ ...none, numPassedTests: 5 }), false)).toMatchObject({ failed: 1 });
  });

  it('fails a step that wrote no report', () => {
    expect(countsOf('playwright', undefined, true)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});
