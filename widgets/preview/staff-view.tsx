import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { staffText } from '../../src/embed/i18n/staff-texts.ts';
import type { PreviewSettings } from '../../src/embed/api/preview-client.ts';
import { inWords, logError, once } from '../../src/embed/log.ts';
import type { Site } from '../../src/embed/market/sites.ts';
import type { StaffState } from '../../src/embed/session/staff-session.ts';
import { LiveRegion } from '../../src/ui/live-region.tsx';
import { Notification } from '../../src/ui/notification/notification.tsx';
import { siteTimeOf } from './service-time-rules.ts';
import { StaffTools, type StaffToolsProps } from './staff-tools.tsx';
import { useSingleInstance } from './use-single-instance.ts';

interface StaffViewProps extends Omit<StaffToolsProps, 'settings' | 'onLoggedOut'> {
  readonly staff: StaffState;
  readonly onDate?: (date: string | undefined) => void;
}

/** What staff see: the panel, at most one per page, and a message when they are logged out. */
export function StaffView({ staff, onDate, ...props }: StaffViewProps) {
  const { kind } = staff;
  const { site, dispatch } = props;
  const settings = useMemo(
    () => (staff.kind === 'staff' ? inSiteTime(staff.settings, site) : undefined),
    [staff, site],
  );
  const dateTime = settings?.dateTime ?? undefined;
  const tellDate = useEffectEvent((date: string | undefined) => onDate?.(date));
  useEffect(() => tellDate(dateTime), [dateTime]);
  const place = useRef<HTMLDivElement>(null);
  const message = useRef<HTMLDivElement>(null);
  const isSingleInstance = useSingleInstance(place, kind !== 'visitor');
  const [dismissed, setDismissed] = useState(false);
  const hasLoggedOut = useRef(false);
  // Dispatched here: the panel is gone when the effect runs.
  useLayoutEffect(() => {
    if (kind === 'staff' || !hasLoggedOut.current) return;
    hasLoggedOut.current = false;
    // What the page shows is still the preview, and the badge that said so is gone.
    if (dispatch('shop-preview-logout', {})) window.location.reload();
  }, [kind, dispatch]);
  const dismiss = (): void => {
    // The pressed button disappears together with the message: without this the focus would fall to the page.
    message.current?.focus({ preventScroll: true });
    setDismissed(true);
  };

  if (kind === 'visitor') return null;
  return (
    <>
      <div ref={place} className="staff-place" />
      {isSingleInstance && settings && (
        <StaffTools
          key={site}
          settings={settings}
          {...props}
          onLoggedOut={() => {
            hasLoggedOut.current = true;
          }}
        />
      )}
      {isSingleInstance && (
        // Rendered before its text, or a screen reader would not announce the text.
        <LiveRegion urgent ref={message} className="staff staff-word" lang="en" tabIndex={-1}>
          {kind === 'expired' && !dismissed && (
            <Notification variant="warning" closeLabel={staffText('preview.close')} onClose={dismiss}>
              <p>{staffText('preview.expired')}</p>
            </Notification>
          )}
        </LiveRegion>
      )}
    </>
  );
}

/** Settings with their time in minutes of the site's time zone. A time that cannot be read is dropped. */
function inSiteTime(settings: PreviewSettings, site: Site): PreviewSettings {
  const { dateTime } = settings;
  if (dateTime === null) return settings;
  const wall = siteTimeOf(dateTime, site) ?? null;
  if (wall === null) {
    once(
      logError,
      `The time "${inWords(dateTime)}" from the preview service is not YYYY-MM-DDTHH:MM, so it is ignored.`,
    );
  }
  return { ...settings, dateTime: wall };
}
