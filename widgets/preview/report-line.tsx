import { staffText } from '../../src/i18n/staff-texts.ts';
import { Notification } from '../../src/ui/notification/notification.tsx';
import type { Report } from './use-actions.ts';

/** Says how it went. The live region is there before its text, or a screen reader would not hear the first one. */
export function ReportLine({ report }: { readonly report: Report }) {
  const isSaid = report.kind === 'success' || report.kind === 'error';
  return (
    <div className="staff-report" role="status">
      {isSaid && (
        <Notification variant={report.kind}>
          <p>{staffText(report.text)}</p>
          {report.kind === 'error' && report.detail !== undefined && (
            <p className="staff-detail">{staffText(report.detail)}</p>
          )}
        </Notification>
      )}
    </div>
  );
}
