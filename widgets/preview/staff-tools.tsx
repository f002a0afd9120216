import { useState } from 'react';
import type { AbTestClient } from '../../src/embed/api/ab-test-client.ts';
import type { PreviewClient, PreviewSettings } from '../../src/embed/api/preview-client.ts';
import { logError } from '../../src/embed/log.ts';
import { localTime } from '../../src/embed/market/local-time.ts';
import { type Site, timeZoneOf } from '../../src/embed/market/sites.ts';
import { Badge } from './badge.tsx';
import type { PreviewDispatch } from './declaration.ts';
import { shownTime } from './local-date-time-rules.ts';
import { hasIncompleteYear, localDateTimeOf, type Selection, selectionOf, settingsOf } from './selection-rules.ts';
import { SettingsDialog } from './settings-dialog.tsx';
import { type Actions, useActions } from './use-actions.ts';
import { dropProposal, useProposal } from './use-proposal.ts';
import { useShortcut } from './use-shortcut.ts';

export interface StaffToolsProps {
  readonly site: Site;
  readonly settings: PreviewSettings;
  /** The service names a time that cannot be read, so the shop is not the live one. */
  readonly isTimeUnknown: boolean;
  readonly previewClient: PreviewClient;
  readonly abTestClient: AbTestClient;
  readonly dispatch: PreviewDispatch;
  /** Called after a logout, before the panel is removed. */
  readonly onLoggedOut: () => void;
}

/** The panel for staff: the badge and the settings dialog. */
export function StaffTools({ site, settings, dispatch, onLoggedOut, ...props }: StaffToolsProps) {
  const zone = timeZoneOf(site);
  const now = (): string => localTime(site, new Date());
  const actions = useActions(props.previewClient, dispatch, onLoggedOut);
  const { report, show } = actions;
  const isBusy = report.kind === 'busy';
  const { selection, setSelection, isProposed, close, toggle } = useDialog(settings, now, () => show({ kind: 'none' }));
  useShortcut(() => (isBusy ? undefined : toggle()));

  return (
    <div className="staff" lang="en">
      <Badge
        settings={settings}
        isTimeUnknown={props.isTimeUnknown}
        zone={zone}
        report={selection ? { kind: 'none' } : report}
        onToggle={toggle}
        onLive={() => actions.apply({ dateTime: null, test: null, group: null })}
      />
      {selection && (
        <SettingsDialog
          {...{ selection, isProposed, zone, now, report }}
          abTestClient={props.abTestClient}
          onSelect={(changed) => {
            show({ kind: 'none' });
            setSelection(changed);
          }}
          onApply={applyBy(actions, now, zone, setSelection)}
          onLogOut={actions.logOut}
          onClose={close}
        />
      )}
    </div>
  );
}

/** The state of the dialog: closed, or open with a selection that may come from a link. */
function useDialog(settings: PreviewSettings, now: () => string, onOpen: () => void) {
  const [selection, setSelection] = useState<Selection>();
  const [isProposed, setProposed] = useState(false);
  const open = (proposed?: PreviewSettings): void => {
    onOpen();
    setProposed(proposed !== undefined);
    setSelection(selectionOf(proposed ?? settings, now()));
  };
  const close = (): void => {
    dropProposal();
    setSelection(undefined);
  };
  useProposal(settings, open);
  return { selection, setSelection, isProposed, close, toggle: () => (selection ? close() : open()) };
}

/**
 * Applies the selection of the dialog. A half-typed date is reported; an emptied one, and another invalid date, becomes the
 * current time.
 *
 * @param onSelect called with the selection that is applied
 */
function applyBy(actions: Actions, now: () => string, zone: string, onSelect: (selection: Selection) => void) {
  return (selection: Selection, isHalfTyped: boolean): void => {
    const { test, group, date } = selection;
    if (test !== '' && group === '') return actions.show({ kind: 'error', text: 'preview.groupMissing' });
    if (isHalfTyped || hasIncompleteYear(date))
      return actions.show({ kind: 'error', text: 'preview.failed', detail: 'preview.date.incomplete' });
    if (localDateTimeOf(selection) === undefined)
      logError(`The preview date "${date}" is not a date (YYYY-MM-DD), so the current time is used.`);
    const chosen = settingsOf(selection, now());
    const settings = { ...chosen, dateTime: chosen.dateTime && shownTime(chosen.dateTime, zone) };
    onSelect(selectionOf(settings, now()));
    actions.apply(settings);
  };
}
