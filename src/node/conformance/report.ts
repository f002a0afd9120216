import type { CallReport } from './inspect.ts';
import type { Point, Severity } from './point.ts';
import type { Settings } from './settings.ts';

export const SIGNS = { passed: '✓', failed: '✗', 'left-out': '–' } as const;

/** Maximum number of faults listed per remedy. */
const MAX_FAULTS_PER_REMEDY = 3;

interface Fault {
  readonly point: Point;
  /** What the first call has sent. */
  readonly sent: string | undefined;
  readonly calls: readonly string[];
}

export function headline({ base, page, site, tags }: Settings): string {
  const what = tags === undefined ? '' : `: only the calls of ${tags.join(' and ')}`;
  return `The services of ${base} for ${site}, called by pages of ${page}${what}\n\n`;
}

/** The report as lines of text: first what breaks a tag, each remedy once. */
export function describeCalls(reports: readonly CallReport[]): string {
  const { passed, failed, leftOut: omitted } = count(reports);
  const isOpen = reports.some((report) => report.isOpen);
  const whole = isOpen ? 'Not everything that was asked for was checked.' : 'No tag breaks.';
  const sections = SECTIONS.map((title) => section(title, reports));
  const [isBroken, isUnsafe] = sections.map(({ length }) => length > 0);
  const verdicts = [isBroken ? 'A tag breaks.' : whole, isUnsafe ? 'The service is not safe.' : ''];
  const verdict = verdicts.filter(Boolean).join(' ');
  const parts = [
    ...sections.flat(),
    `${verdict} ${reports.length} calls: ${passed} passed, ${failed} failed, ${omitted} left out.`,
  ];
  return `${parts.join('\n\n')}\n`;
}

const SECTIONS = [
  ['breaks', 'A tag breaks'],
  ['endangers', 'Not safe for visitors or shop'],
  ['differs', 'Differs from the contract'],
] as const satisfies ReadonlyArray<readonly [Severity, string]>;

/** A remedy is listed once, under its most severe fault. */
function section([severity, title]: (typeof SECTIONS)[number], reports: readonly CallReport[]): readonly string[] {
  const all = reports.flatMap(({ points }) => points);
  const first = (remedy: string) =>
    SECTIONS.find(([each]) => all.some((point) => point.remedy === remedy && point.severity === each))?.[0];
  const remedies = new Map<string, Map<string, Fault>>();
  for (const { service, what, request = '', sent, points } of reports) {
    for (const point of points.filter(({ good, remedy }) => !good && first(remedy) === severity)) {
      const faults = remedies.get(point.remedy) ?? new Map<string, Fault>();
      const key = `${point.expected}\n${point.got}`;
      const before = faults.get(key) ?? { point, sent, calls: [] };
      const calls = [...before.calls, `${service}: ${what} (${request})`];
      remedies.set(point.remedy, faults.set(key, { ...before, calls }));
    }
  }
  if (remedies.size === 0) return [];
  const heading = `${title} (${remedies.size} ${remedies.size === 1 ? 'thing' : 'things'} to change)`;
  return [heading, ...Array.from(remedies, ([remedy, faults]) => describeRemedy(remedy, [...faults.values()]))];
}

function describeRemedy(remedy: string, faults: readonly Fault[]): string {
  const calls = faults.reduce((sum, fault) => sum + fault.calls.length, 0);
  const lines = faults
    .slice(0, MAX_FAULTS_PER_REMEDY)
    .flatMap(({ point: { expected, got }, sent, calls: ofFault }) => [
      `    got       ${got}`,
      `    expected  ${expected}`,
      `    in        ${shortened(ofFault)}`,
      ...(sent === undefined ? [] : [`    sent      ${sent}`]),
    ]);
  const more =
    faults.length > MAX_FAULTS_PER_REMEDY
      ? [`    and ${faults.length - MAX_FAULTS_PER_REMEDY} more of this kind: --json lists them`]
      : [];
  return [`✗ ${remedy}${calls > 1 ? ` (${calls} calls)` : ''}`, ...lines, ...more].join('\n');
}

function shortened([first = '', ...others]: readonly string[]): string {
  if (others.length === 0) return first;
  return `${first} and ${others.length} more ${others.length === 1 ? 'call' : 'calls'}`;
}

/** The calls that were left out, by their reason. */
export function leftOut(reports: readonly CallReport[]): readonly string[] {
  const reasons = new Map<string, readonly string[]>();
  for (const { service, what, result, reason = '' } of reports) {
    if (result === 'left-out') reasons.set(reason, [...(reasons.get(reason) ?? []), `${service}: ${what}`]);
  }
  return Array.from(reasons, ([reason, calls]) => `${shortened(calls)}: ${reason}`);
}

export function jsonReport({ base, page, site }: Settings, reports: readonly CallReport[]): string {
  return `${JSON.stringify({ base, page, site, ...count(reports), calls: reports }, null, 2)}\n`;
}

function count(reports: readonly CallReport[]): Readonly<Record<'passed' | 'failed' | 'leftOut', number>> {
  const of = (wanted: CallReport['result']): number => reports.filter(({ result }) => result === wanted).length;
  return { passed: of('passed'), failed: of('failed'), leftOut: of('left-out') };
}

/** Hides the caller's secrets, in the answers of a service, too. */
export function withoutSecrets({ apiKey, token, customer, staffCookie }: Settings, text: string): string {
  // Skip short cookie values such as `1`: they occur in many words.
  const cookies = Array.from((staffCookie ?? '').matchAll(/=([^;]{8,})/gu), ([, value = '']) => value.trim());
  const secrets = [apiKey, token, customer?.password, ...cookies].filter((secret) => secret !== undefined);
  const spellings = secrets.filter(Boolean).flatMap((secret) => [secret, encodeURIComponent(secret)]);
  return spellings.reduce((rest, secret) => rest.replaceAll(secret, '…'), text);
}
