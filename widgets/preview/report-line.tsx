import { staffText } from '../../src/embed/i18n/staff-texts.ts';
import { LiveRegion } from '../../src/ui/live-region.tsx';
import { Notification } from '../../src/ui/notification/notification.tsx';
import type { Report } from './use-actions.ts';

/**
 * Shows the report. The live region is rendered before its text; otherwise a screen reader would not announce the first
 * one. The same report said again is rendered anew, so that it is announced again.
 */
export function ReportLine({ report }: { readonly report: Report }) {
  const hasText = report.kind === 'success' || report.kind === 'error';
  return (
    <LiveRegion className="staff-report">
      {hasText && (
        <Notification key={report.turn} variant={report.kind} ref={bringIntoView}>
          <p>{staffText(report.text)}</p>
          {report.kind === 'error' && report.detail !== undefined && (
            <p className="staff-detail">{staffText(report.detail)}</p>
          )}
        </Notification>
      )}
    </LiveRegion>
  );
}

/** In a low window the whole dialog scrolls, and the report may be below what is in view. */
const bringIntoView = (report: HTMLElement | null): void => report?.scrollIntoView({ block: 'nearest' });
