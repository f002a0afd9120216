import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { PROJECT } from '../project.ts';
import { code, table } from './tables.ts';

/** A success criterion of WCAG 2.2, as `demo/guides/accessibility.yaml` has it. */
export interface Criterion {
  readonly number: string;
  readonly name: string;
  readonly level: 'A' | 'AA';
  readonly conformance: 'Supports' | 'Partially Supports' | 'Not Applicable';
  /** Nobody but a reader of the code can tell: no test shows it. */
  readonly inspection: boolean;
  readonly remarks: string;
  /** The test files whose comments name it. */
  readonly tests: readonly string[];
}

/** New in WCAG 2.2, so EN 301 549 V3.2.1 has no clause for them. */
const NOT_IN_EN_301_549 = new Set(['2.4.11', '2.5.7', '2.5.8', '3.2.6', '3.3.7', '3.3.8']);

/** The criteria that comments such as `WCAG 1.4.10, 1.4.12` name. */
function criteriaNamedIn(source: string): readonly string[] {
  return Array.from(source.matchAll(/WCAG ((?:\d\.\d\.\d+(?:, )?)+)/g), ([, list = '']) =>
    Array.from(list.matchAll(/[\d.]+/g), ([number]) => number),
  ).flat();
}

/** The criteria that each test file names, by its path in the project. */
export function criteriaOfTests(): Readonly<Record<string, readonly string[]>> {
  const files = globSync('{src,widgets,locales,demo,test}/**/*.test.{ts,tsx}', {
    cwd: PROJECT,
    exclude: ['**/node_modules/**'],
  });
  return Object.fromEntries(
    files
      .toSorted()
      .map((file) => [file, criteriaNamedIn(readFileSync(join(PROJECT, file), 'utf8'))] as const)
      .filter(([, numbers]) => numbers.length > 0),
  );
}

/** The criteria with the tests that show them. */
export function readCriteria(): readonly Criterion[] {
  const data = parse(readFileSync(join(PROJECT, 'demo/guides/accessibility.yaml'), 'utf8')) as Readonly<
    Record<string, Omit<Criterion, 'number' | 'inspection' | 'tests'> & { inspection?: true }>
  >;
  const named = Object.entries(criteriaOfTests());
  return Object.entries(data).map(([number, { inspection = false, ...criterion }]) => ({
    ...criterion,
    number,
    inspection,
    tests: named.filter(([, numbers]) => numbers.includes(number)).map(([file]) => file),
  }));
}

/** The criteria of a level, in the form of an accessibility conformance report. */
export function accessibilityTable(criteria: readonly Criterion[], level: 'A' | 'AA'): string {
  const rows = criteria.filter((criterion) => criterion.level === level);
  return table(
    ['criterion', 'conformance level', 'remarks and explanations'],
    rows.map(({ number, name, conformance, remarks, inspection }) => [
      `${number} ${name}${NOT_IN_EN_301_549.has(number) ? '' : ` (EN 301 549: 9.${number})`}`,
      conformance,
      inspection ? `${remarks} No test: inspection of the code.` : remarks,
    ]),
  );
}

/** Which tests show a criterion. */
export function accessibilityTests(criteria: readonly Criterion[]): string {
  const rows = criteria.filter(({ tests }) => tests.length > 0);
  return table(
    ['criterion', 'tests'],
    rows.map(({ number, name, tests }) => [`${number} ${name}`, tests.map(code).join(', ')]),
  );
}
