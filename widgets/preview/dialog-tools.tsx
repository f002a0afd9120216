import { useState } from 'react';
import { staffText } from '../../src/embed/i18n/staff-texts.ts';
import { LiveRegion } from '../../src/ui/live-region.tsx';
import { type Selection, settingsOf } from './selection-rules.ts';
import { linkFor } from './shared-link-rules.ts';

interface DialogToolsProps {
  readonly selection: Selection;
  readonly now: () => string;
}

/**
 * Tools below the settings: the keys that open the dialog, and a button that copies a link to the page with them. If the page
 * may not copy, it shows the link.
 */
export function DialogTools({ selection, now }: DialogToolsProps) {
  const [message, setMessage] = useState('');
  const copy = async (): Promise<void> => {
    const link = linkFor(settingsOf(selection, now()), window.location.href);
    try {
      await navigator.clipboard.writeText(link);
      setMessage(staffText('preview.link.copied'));
    } catch {
      setMessage(staffText('preview.link.failed', { link }));
    }
  };
  return (
    <div className="staff-row">
      <button className="staff-chip" type="button" onClick={() => void copy()}>
        {staffText('preview.link.copy')}
      </button>
      <p className="staff-zone">{staffText('preview.shortcuts')}</p>
      <LiveRegion className="staff-detail">{message}</LiveRegion>
    </div>
  );
}
