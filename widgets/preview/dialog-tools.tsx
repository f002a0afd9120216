import { useState } from 'react';
import type { PreviewSettings } from '../../src/embed/api/preview-client.ts';
import { staffText } from '../../src/embed/i18n/staff-texts.ts';
import { type Dock, recentSettings } from './panel-notes.ts';
import { type Selection, selectionOf, wallOf } from './selection-rules.ts';
import { linkFor } from './shared-link-rules.ts';

interface DialogToolsProps {
  readonly selection: Selection;
  readonly now: () => string;
  readonly dock: Dock;
  readonly onSelect: (selection: Selection) => void;
  readonly onDock: (dock: Dock) => void;
}

/** Tools below the settings: recent settings, a link to share, and the side of the window. */
export function DialogTools({ selection, now, dock, onSelect, onDock }: DialogToolsProps) {
  const recent = recentSettings();
  return (
    <div className="staff-tools">
      {recent.length > 0 && (
        <div className="staff-row" role="group" aria-label={staffText('preview.recent')}>
          <span className="staff-label">{staffText('preview.recent')}</span>
          {recent.map((settings) => (
            <button
              key={JSON.stringify(settings)}
              className="staff-chip"
              type="button"
              onClick={() => onSelect(selectionOf(settings, now()))}
            >
              {nameOf(settings)}
            </button>
          ))}
        </div>
      )}
      <LinkButton selection={selection} now={now} />
      <div className="staff-row" role="group" aria-label={staffText('preview.dock')}>
        <span className="staff-label">{staffText('preview.dock')}</span>
        {(['left', 'right'] as const).map((side) => (
          <button
            key={side}
            className="staff-chip"
            type="button"
            aria-pressed={side === dock}
            onClick={() => onDock(side)}
          >
            {staffText(`preview.dock.${side}`)}
          </button>
        ))}
      </div>
      <p className="staff-zone">{staffText('preview.shortcuts')}</p>
    </div>
  );
}

function nameOf({ dateTime, test, group }: PreviewSettings): string {
  const time = dateTime?.replace('T', ' ') ?? '';
  return test === null || group === null ? time : `${time}, ${staffText('preview.badge.test', { test, group })}`;
}

/** Copies a link to the page with the settings; if the page may not copy, it shows the link. */
function LinkButton({ selection, now }: Pick<DialogToolsProps, 'selection' | 'now'>) {
  const [message, setMessage] = useState('');
  const copy = async (): Promise<void> => {
    const hasTest = selection.test !== '' && selection.group !== '';
    const link = linkFor(
      {
        dateTime: wallOf(selection) ?? now(),
        test: hasTest ? selection.test : null,
        group: hasTest ? selection.group : null,
      },
      window.location.href,
    );
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
      <span className="staff-zone" role="status">
        {message}
      </span>
    </div>
  );
}
