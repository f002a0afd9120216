import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { AbTestClient } from '../../src/api/ab-test-client.ts';
import type { PreviewClient, PreviewSettings } from '../../src/api/preview-client.ts';
import { staffText } from '../../src/i18n/staff-texts.ts';
import { localTime } from '../../src/market/local-time.ts';
import type { Site } from '../../src/market/sites.ts';
import { useStaff } from '../../src/session/use-staff.ts';
import { Notification } from '../../src/ui/notification/notification.tsx';
import type { PreviewDispatch } from './declaration.ts';
import { StaffTools } from './staff-tools.tsx';
import { useSingleInstance } from './use-single-instance.ts';
import { isDate, isTime } from './wall-time-rules.ts';

export interface PreviewPanelProps {
  readonly site: Site;
  readonly previewClient: PreviewClient;
  readonly abTestClient: AbTestClient;
  readonly dispatch: PreviewDispatch;
  /**
   * Called with the time that staff have set, `YYYY-MM-DDTHH:MM` in the site's time zone; `undefined` for the current
   * time.
   */
  readonly onDate?: (date: string | undefined) => void;
}

/** The staff panel: at most one per page, and nothing for visitors. */
export function PreviewPanel({ site, onDate, ...props }: PreviewPanelProps) {
  const staff = useStaff(props.previewClient);
  const place = useRef<HTMLDivElement>(null);
  const message = useRef<HTMLDivElement>(null);
  const isSingleInstance = useSingleInstance(place, staff.kind !== 'visitor');
  const [dismissed, setDismissed] = useState(false);
  const settings = useMemo(
    () => (staff.kind === 'staff' ? inSiteTime(staff.settings, site) : undefined),
    [staff, site],
  );
  const dateTime = settings?.dateTime ?? undefined;
  const tellDate = useEffectEvent((date: string | undefined) => onDate?.(date));
  useEffect(() => tellDate(dateTime), [dateTime]);
  const dismiss = (): void => {
    // The pressed button disappears together with the message: without this the focus would fall to the page.
    message.current?.focus({ preventScroll: true });
    setDismissed(true);
  };

  if (staff.kind === 'visitor') return null;
  return (
    <>
      <div ref={place} className="staff-place" />
      {isSingleInstance && settings && <StaffTools key={site} site={site} settings={settings} {...props} />}
      {isSingleInstance && (
        // Rendered before its text, or a screen reader would not announce the text.
        <div ref={message} className="staff staff-word" lang="en" role="alert" tabIndex={-1}>
          {staff.kind === 'expired' && !dismissed && (
            <Notification variant="warning" closeLabel={staffText('preview.close')} onClose={dismiss}>
              <p>{staffText('preview.expired')}</p>
            </Notification>
          )}
        </div>
      )}
    </>
  );
}

/**
 * Settings with their time in minutes of the site's time zone. The service may add seconds or an offset; an invalid
 * time is dropped.
 */
function inSiteTime(settings: PreviewSettings, site: Site): PreviewSettings {
  const { dateTime } = settings;
  if (dateTime === null) return settings;
  const [, date, time] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?$/.exec(dateTime) ?? [];
  if (date !== undefined && time !== undefined) {
    return { ...settings, dateTime: isDate(date) && isTime(time) ? `${date}T${time}` : null };
  }
  const moment = new Date(dateTime);
  return { ...settings, dateTime: Number.isNaN(moment.getTime()) ? null : localTime(site, moment) };
}
