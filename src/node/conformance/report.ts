import type { CallReport } from './inspect.ts';
import type { Point, PointName } from './point.ts';
import type { Settings } from './settings.ts';

const SIGNS = { passed: '✓', failed: '✗', 'left-out': '–' } as const;

/** The points that differ from call to call, so that a reader has to be told them. */
const NAMED: readonly PointName[] = ['status', 'type', 'problem', 'state', 'site'];

/** The first line of a report. */
export function headline({ base, page, site }: Settings): string {
  return `The services of ${base} for ${site}, called by pages of ${page}\n`;
}

/** A call as lines of text. */
export function describeCall({ service, what, request, result, reason, points }: CallReport): string {
  const lines = [`${SIGNS[result]} ${service}: ${what}`];
  if (request !== undefined) lines.push(`    ${request}`);
  if (reason !== undefined) lines.push(`    ${reason}`);
  const wanted = points.filter(({ name }) => NAMED.includes(name)).map(({ expected }) => expected);
  if (wanted.length > 0) lines.push(row('expected', wanted.join(', ')));
  if (points.length > 0) lines.push(row('checked', points.map(({ name, good }) => `${sign(good)} ${name}`).join('  ')));
  lines.push(...points.filter(({ good }) => !good).flatMap(describeFailure));
  return `${lines.join('\n')}\n`;
}

function describeFailure({ name, expected, got, remedy }: Point): readonly string[] {
  return [`    ✗ ${name}`, row('  expected', expected), row('  got', got), row('  fix', remedy)];
}

function row(label: string, text: string): string {
  return `    ${label.padEnd(12)}${text}`;
}

function sign(good: boolean): string {
  return good ? '✓' : '✗';
}

/** The last line of a report. */
export function summary(reports: readonly CallReport[]): string {
  const { passed, failed, leftOut } = count(reports);
  return `${reports.length} calls: ${passed} passed, ${failed} failed, ${leftOut} left out.\n`;
}

/** The whole report for a program. */
export function jsonReport({ base, page, site }: Settings, reports: readonly CallReport[]): string {
  const calls = reports.map(({ points, ...report }) => ({
    ...report,
    points: points.map(({ remedy, ...point }) => (point.good ? point : { ...point, remedy })),
  }));
  return `${JSON.stringify({ base, page, site, ...count(reports), calls }, null, 2)}\n`;
}

function count(reports: readonly CallReport[]): Readonly<Record<'passed' | 'failed' | 'leftOut', number>> {
  const of = (wanted: CallReport['result']): number => reports.filter(({ result }) => result === wanted).length;
  return { passed: of('passed'), failed: of('failed'), leftOut: of('left-out') };
}

/** Hides what nobody but the caller may know, also where a service repeats it. */
export function withoutSecrets({ apiKey, token, customer, staffToken }: Settings, text: string): string {
  const secrets = [apiKey, token, customer?.password, staffToken].filter((secret) => secret !== undefined);
  const spellings = secrets.filter(Boolean).flatMap((secret) => [secret, encodeURIComponent(secret)]);
  return spellings.reduce((rest, secret) => rest.replaceAll(secret, '…'), text);
}
