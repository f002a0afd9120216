import type { Report, ReportedRequest } from '../preview/protocol.ts';

interface LoggedEvent {
  readonly id: number;
  readonly at: number;
  readonly name: string;
  readonly detail: string;
}

/** What has happened in the preview, newest first. */
export interface Log {
  readonly events: readonly LoggedEvent[];
  readonly requests: readonly ReportedRequest[];
  /** How many events there have been. */
  readonly count: number;
}

export const EMPTY_LOG: Log = { events: [], requests: [], count: 0 };

/** The oldest entries above this number are dropped. */
const MOST = 100;

/** Adds what the preview reports. The answer to a request takes the place of its entry. */
export function logged(log: Log, report: Report): Log {
  if (report.kind === 'event') {
    const event = { id: log.count, at: report.at, name: report.name, detail: report.detail };
    return { ...log, events: [event, ...log.events].slice(0, MOST), count: log.count + 1 };
  }
  if (report.kind !== 'request') return log;
  const { request } = report;
  const isSame = (other: ReportedRequest): boolean => other.id === request.id && other.at === request.at;
  if (log.requests.some(isSame))
    return { ...log, requests: log.requests.map((other) => (isSame(other) ? request : other)) };
  // Its entry was cleared while it was under way.
  if (request.result !== undefined) return log;
  return { ...log, requests: [request, ...log.requests].slice(0, MOST) };
}
