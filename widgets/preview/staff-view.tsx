import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { staffText } from '../../src/embed/i18n/staff-texts.ts';
import type { PreviewSettings } from '../../src/embed/api/preview-client.ts';
import { truncate, logError, once } from '../../src/embed/log.ts';
import { hasFocus } from '../../src/embed/page/focus.ts';
import type { StaffState } from '../../src/embed/session/staff-session.ts';
import { Announcement } from '../../src/ui/live-region.tsx';
import { Notification } from '../../src/ui/notification/notification.tsx';
import { timeZoneOf } from '../../src/embed/market/sites.ts';
import { useAddedStyles } from '../../src/embed/element/run/use-added-styles.ts';
import { minuteOf } from './local-date-time-rules.ts';
import { STAFF } from './staff-styles.ts';
import { StaffTools, type StaffToolsProps } from './staff-tools.tsx';
import { usePanelAbove } from './use-panel-above.ts';
import { useReload } from './use-reload.ts';
import { useSingleInstance } from './use-single-instance.ts';
import { useTopLayer } from './use-top-layer.ts';

export interface StaffViewProps extends Omit<StaffToolsProps, 'settings' | 'isTimeUnknown' | 'onLoggedOut'> {
  readonly staff: StaffState;
  /** Called with the time that staff have set, in the site's time zone; `undefined` for the current time. */
  readonly onDate?: (date: string | undefined) => void;
}

/** What staff see: the panel, at most one per page, and a message when they are logged out. */
export function StaffView({ staff, onDate, ...props }: StaffViewProps) {
  const { kind } = staff;
  const { site, dispatch } = props;
  const zone = timeZoneOf(site);
  const settings = useMemo(() => (staff.kind === 'staff' ? inMinutes(staff.settings, zone) : undefined), [staff, zone]);
  const isTimeUnknown = staff.kind === 'staff' && staff.settings.dateTime !== null && settings?.dateTime === null;
  const dateTime = settings?.dateTime ?? undefined;
  const reportDate = useEffectEvent((date: string | undefined) => onDate?.(date));
  useEffect(() => reportDate(dateTime), [dateTime]);
  const place = useRef<HTMLDivElement>(null);
  const message = useRef<HTMLDivElement>(null);
  const { isLoggedOut, noteLogout } = useLogout(kind, dispatch);
  useAddedStyles(place, STAFF);
  const isNeeded = kind !== 'visitor' || isLoggedOut;
  const isSingleInstance = useSingleInstance(place, isNeeded);
  const isShown = isNeeded && isSingleInstance;
  const isAbove = usePanelAbove(isShown);
  const [dismissed, setDismissed] = useState(false);
  const hasMessage = isLoggedOut ? kind !== 'staff' : kind === 'expired' && !dismissed;
  useTopLayer(message, isShown && !isAbove && hasMessage);
  // Looked at while rendering: once the panel, or the button of the message, is gone, its focus has fallen to the page.
  const hadFocus = kind !== 'staff' && hasFocus(place.current?.nextElementSibling);
  useLayoutEffect(() => {
    if (hadFocus && !hasFocus(message.current)) message.current?.focus({ preventScroll: true });
  });

  if (!isNeeded) return null;
  const text = staffText(isLoggedOut ? 'preview.loggedOut' : 'preview.expired');
  return (
    <>
      <div ref={place} className="staff-place" />
      {isShown && !isAbove && settings && (
        <StaffTools key={site} {...{ settings, isTimeUnknown }} {...props} onLoggedOut={noteLogout} />
      )}
      {isShown && !isAbove && (
        <div lang="en">
          <div ref={message} className="staff staff-word" tabIndex={-1} popover="manual">
            {hasMessage && (
              <Notification
                variant={isLoggedOut ? 'success' : 'warning'}
                closeLabel={isLoggedOut ? undefined : staffText('preview.close')}
                onClose={() => setDismissed(true)}
              >
                <p>{text}</p>
              </Notification>
            )}
          </div>
          {/* Apart: Firefox announces nothing that comes together with its popover. */}
          <Announcement urgent of={hasMessage}>
            {hasMessage && text}
          </Announcement>
        </div>
      )}
    </>
  );
}

/** What follows a logout: the event and, unless it was cancelled, a message and a reload, since the page still shows the preview. */
function useLogout(kind: StaffState['kind'], dispatch: StaffToolsProps['dispatch']) {
  const [isLoggedOut, setLoggedOut] = useState(false);
  const reload = useReload();
  const finish = useEffectEvent(() => {
    if (dispatch('shop-preview-logout', {})) reload.plan();
    else setLoggedOut(false);
  });
  // Dispatched here: the panel is gone when the effect runs.
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- only the listeners of the event know whether the page stays
    if (isLoggedOut && kind !== 'staff') finish();
  }, [kind, isLoggedOut]);
  return { isLoggedOut, noteLogout: () => setLoggedOut(true) };
}

/** Settings with their time in minutes. A time that cannot be read is dropped. */
function inMinutes(settings: PreviewSettings, zone: string): PreviewSettings {
  const { dateTime } = settings;
  if (dateTime === null) return settings;
  const minute = minuteOf(dateTime, zone);
  if (minute === undefined)
    once(
      logError,
      `The time "${truncate(dateTime)}" from the preview service is not YYYY-MM-DDTHH:MM, so it is ignored.`,
    );
  return { ...settings, dateTime: minute ?? null };
}
