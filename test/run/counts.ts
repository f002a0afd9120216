/** How many tests a step ran, and how they went. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** What Vitest's JSON reporter writes, as far as it is read here. */
interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

/** What Playwright's JSON reporter writes, as far as it is read here. */
interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly unknown[];
}

/** Reads Vitest's report. A file that could not be loaded has no tests, and counts as one failure. */
export function countsOfVitest(report: VitestReport): Counts {
  const broken = report.testResults.filter(({ status, assertionResults }) => {
    return status === 'failed' && assertionResults.length === 0;
  });
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Reads Playwright's report. Errors outside tests count as failures, a test that passed at second try as well. */
export function countsOfPlaywright({ stats, errors }: PlaywrightReport): Counts {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped };
}

/**
 * A step's counts from its report and its exit code. A step that ran no test, or that failed without naming a failed
 * test, counts as one failure.
 *
 * @param kind whose report it is; undefined for a step that counts as one test
 * @param reportText the report, undefined when the step wrote none
 */
export function countsOf(
  kind: 'vitest' | 'playwright' | undefined,
  reportText: string | undefined,
  ok: boolean,
): Counts {
  if (kind === undefined) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
  if (reportText === undefined) return { passed: 0, failed: 1, skipped: 0 };
  const report: unknown = JSON.parse(reportText);
  const counts =
    kind === 'vitest' ? countsOfVitest(report as VitestReport) : countsOfPlaywright(report as PlaywrightReport);
  const silentFailure = counts.failed === 0 && (!ok || counts.passed === 0);
  return silentFailure ? { ...counts, failed: 1 } : counts;
}
