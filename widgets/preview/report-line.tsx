import { staffText } from '../../src/embed/i18n/staff-texts.ts';
import { Notification } from '../../src/ui/notification/notification.tsx';
import type { Report } from './use-actions.ts';

/**
 * Shows the report, as one text: screen readers announce several in any order. The live region is rendered before its text;
 * otherwise a screen reader would not announce the first one. A report that comes again is rendered anew, so that it is
 * announced again.
 */
export function ReportLine({ report }: { readonly report: Report }) {
  const hasText = report.kind === 'success' || report.kind === 'error';
  const detail = report.kind === 'error' && report.detail;
  return (
    <div className="staff-report" aria-live="polite">
      {hasText && (
        <Notification key={report.turn} variant={report.kind} ref={bringIntoView}>
          <p>{detail ? `${staffText(report.text)} ${staffText(detail)}` : staffText(report.text)}</p>
        </Notification>
      )}
    </div>
  );
}

/** In a low window the whole dialog scrolls, and the report may be below what is in view. */
const bringIntoView = (report: HTMLElement | null): void => report?.scrollIntoView({ block: 'nearest' });
