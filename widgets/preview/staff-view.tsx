import { useLayoutEffect, useRef, useState } from 'react';
import { staffText } from '../../src/i18n/staff-texts.ts';
import type { PreviewSettings } from '../../src/api/preview-client.ts';
import type { StaffState } from '../../src/session/staff-session.ts';
import { Notification } from '../../src/ui/notification/notification.tsx';
import { StaffTools, type StaffToolsProps } from './staff-tools.tsx';
import { useSingleInstance } from './use-single-instance.ts';

interface StaffViewProps extends Omit<StaffToolsProps, 'settings' | 'onLoggedOut'> {
  readonly kind: StaffState['kind'];
  /** The active settings; `undefined` for those who are not logged in. */
  readonly settings: PreviewSettings | undefined;
}

/** What staff see: the panel, at most one per page, and a message when they are logged out. */
export function StaffView({ kind, settings, ...props }: StaffViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const message = useRef<HTMLDivElement>(null);
  const isSingleInstance = useSingleInstance(place, kind !== 'visitor');
  const [dismissed, setDismissed] = useState(false);
  const hasLoggedOut = useRef(false);
  const { dispatch } = props;
  // Dispatched here: the panel is gone when the effect runs.
  useLayoutEffect(() => {
    if (kind === 'staff' || !hasLoggedOut.current) return;
    hasLoggedOut.current = false;
    dispatch('shop-preview-logout', {});
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
          key={props.site}
          settings={settings}
          {...props}
          onLoggedOut={() => {
            hasLoggedOut.current = true;
          }}
        />
      )}
      {isSingleInstance && (
        // Rendered before its text, or a screen reader would not announce the text.
        <div ref={message} className="staff staff-word" lang="en" role="alert" tabIndex={-1}>
          {kind === 'expired' && !dismissed && (
            <Notification variant="warning" closeLabel={staffText('preview.close')} onClose={dismiss}>
              <p>{staffText('preview.expired')}</p>
            </Notification>
          )}
        </div>
      )}
    </>
  );
}
