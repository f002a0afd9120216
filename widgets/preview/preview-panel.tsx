import { memo, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { AbTestClient } from '../../src/api/ab-test-client.ts';
import type { PreviewClient, PreviewSettings } from '../../src/api/preview-client.ts';
import { logError, once } from '../../src/log.ts';
import { localTime } from '../../src/market/local-time.ts';
import type { Site } from '../../src/market/sites.ts';
import { useStaff } from '../../src/session/use-staff.ts';
import { isDate, isTime } from './date-rules.ts';
import type { PreviewDispatch } from './declaration.ts';
import type * as staffView from './staff-view.tsx';

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

/** The staff panel: nothing for visitors. */
export const PreviewPanel = memo(function PreviewPanel({ site, onDate, ...props }: PreviewPanelProps) {
  const staff = useStaff(props.previewClient);
  const view = useStaffView(staff.kind !== 'visitor');
  const settings = useMemo(
    () => (staff.kind === 'staff' ? inSiteTime(staff.settings, site) : undefined),
    [staff, site],
  );
  const dateTime = settings?.dateTime ?? undefined;
  const tellDate = useEffectEvent((date: string | undefined) => onDate?.(date));
  useEffect(() => tellDate(dateTime), [dateTime]);
  return view && <view.StaffView site={site} kind={staff.kind} settings={settings} {...props} />;
});

/** What staff see, evaluated when the first member of staff is known, and then kept. */
function useStaffView(isWanted: boolean): typeof staffView | undefined {
  const [view, setView] = useState<typeof staffView>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    import('./staff-view.tsx').then(
      (loaded) => isGone || setView(loaded),
      (error: unknown) => once(logError, `The staff panel could not be loaded. ${String(error)}`),
    );
    return () => {
      isGone = true;
    };
  }, [isWanted]);
  return view;
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
