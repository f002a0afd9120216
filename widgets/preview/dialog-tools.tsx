import { useState } from 'react';
import { staffText } from '../../src/embed/i18n/staff-texts.ts';
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
  const [message, setMessage] = useState({ text: '', turn: 0 });
  const show = (text: string): void => setMessage(({ turn }) => ({ text, turn: turn + 1 }));
  const copy = async (): Promise<void> => {
    const link = linkFor(settingsOf(selection, now()), window.location.href);
    try {
      await navigator.clipboard.writeText(link);
      show(staffText('preview.link.copied'));
    } catch {
      show(staffText('preview.link.failed', { link }));
    }
  };
  return (
    <div className="staff-row">
      <button className="staff-chip" type="button" onClick={() => void copy()}>
        {staffText('preview.link.copy')}
      </button>
      <p className="staff-zone">{staffText('preview.shortcuts')}</p>
      <div className="staff-detail" aria-live="polite">
        {message.text && <span key={message.turn}>{message.text}</span>}
      </div>
    </div>
  );
}
