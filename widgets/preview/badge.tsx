import { useRef, useState } from 'react';
import type { PreviewSettings } from '../../src/embed/api/preview-client.ts';
import { staffText } from '../../src/embed/i18n/staff-texts.ts';
import { ClockIcon, MinusIcon, PlusIcon } from '../../src/ui/icons/icons.ts';
import { ReportLine } from './report-line.tsx';
import type { Report } from './use-actions.ts';
import { useAvoidFocused } from './use-avoid-focused.ts';
import { useTopLayer } from './use-top-layer.ts';

interface BadgeProps {
  readonly settings: PreviewSettings;
  readonly isTimeUnknown: boolean;
  readonly zone: string;
  readonly report: Report;
  readonly onToggle: () => void;
  readonly onLive: () => void;
}

/** The badge at the edge of the viewport: shows the preview settings, opens the dialog, and returns to the live shop. */
export function Badge({ settings, isTimeUnknown, zone, report, onToggle, onLive }: BadgeProps) {
  const badge = useRef<HTMLElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  const edge = useAvoidFocused(badge);
  useTopLayer(badge);
  const [isSmall, setSmall] = useState(false);
  const isLive = settings.dateTime === null && settings.test === null && !isTimeUnknown;
  const returnToLive = (): void => {
    // The pressed button disappears once the live shop is back: without this the focus would fall to the page.
    main.current?.focus({ preventScroll: true });
    onLive();
  };
  return (
    <section
      ref={badge}
      popover="manual"
      className={`staff-pill staff-${edge}${isLive ? '' : ' staff-changed'}`}
      aria-label={staffText('preview.region')}
    >
      <button ref={main} className="staff-button" type="button" aria-haspopup="dialog" onClick={onToggle}>
        <ClockIcon size={16} />
        <span className={isSmall ? 'visually-hidden' : 'staff-text'}>
          <span className="visually-hidden">{staffText('preview.region')}: </span>
          <SettingsText {...{ settings, isTimeUnknown, zone }} />
        </span>
      </button>
      {!isLive && (
        <button className="staff-button staff-live" type="button" onClick={returnToLive}>
          {staffText('preview.backToLive')}
        </button>
      )}
      <button
        className="staff-button"
        type="button"
        aria-label={staffText(isSmall ? 'preview.restore' : 'preview.minimise')}
        onClick={() => setSmall(!isSmall)}
      >
        {isSmall ? <PlusIcon size={16} /> : <MinusIcon size={16} />}
      </button>
      <ReportLine report={report} />
    </section>
  );
}

type Shown = Pick<BadgeProps, 'settings' | 'isTimeUnknown' | 'zone'>;

function SettingsText({ settings: { dateTime, test, group }, isTimeUnknown, zone }: Shown) {
  const hasTest = test !== null && group !== null;
  if (dateTime === null && test === null && !isTimeUnknown) return <span>{staffText('preview.badge.live')}</span>;
  return (
    <>
      <span>
        {dateTime === null
          ? staffText(isTimeUnknown ? 'preview.badge.unknown' : 'preview.badge.now')
          : staffText('preview.badge.time', { time: dateTime.replace('T', ' '), zone })}
        {hasTest && ', '}
      </span>
      {hasTest && <span className="staff-group">{staffText('preview.badge.test', { test, group })}</span>}
    </>
  );
}
