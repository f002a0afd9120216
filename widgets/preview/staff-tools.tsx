import { useState } from 'react';
import type { AbTestClient } from '../../src/embed/api/ab-test-client.ts';
import type { PreviewClient, PreviewSettings } from '../../src/embed/api/preview-client.ts';
import { localTime } from '../../src/embed/market/local-time.ts';
import { type Site, timeZoneOf } from '../../src/embed/market/sites.ts';
import { Badge } from './badge.tsx';
import type { PreviewDispatch } from './declaration.ts';
import { type Dock, rememberDock, rememberedDock } from './panel-notes.ts';
import { type Selection, selectionOf } from './selection-rules.ts';
import { SettingsDialog } from './settings-dialog.tsx';
import { useActions } from './use-actions.ts';
import { useApply } from './use-apply.ts';
import { useGroupStep } from './use-group-step.ts';
import { dropProposal, useProposal } from './use-proposal.ts';
import { useShortcuts } from './use-shortcuts.ts';

export interface StaffToolsProps {
  readonly site: Site;
  /** The active settings. */
  readonly settings: PreviewSettings;
  readonly previewClient: PreviewClient;
  readonly abTestClient: AbTestClient;
  readonly dispatch: PreviewDispatch;
  /** Called after a logout, before the panel is removed. */
  readonly onLoggedOut: () => void;
}

/** The panel for staff: the badge and the settings dialog. */
export function StaffTools({ site, settings, previewClient, abTestClient, dispatch, onLoggedOut }: StaffToolsProps) {
  const zone = timeZoneOf(site);
  const now = (): string => localTime(site, new Date());
  const [dock, setDock] = useDock();
  const actions = useActions(previewClient, dispatch, onLoggedOut);
  const { report, say } = actions;
  const isBusy = report.kind === 'busy';
  const { selection, setSelection, isProposed, close, toggle } = useDialog(settings, now, () => say({ kind: 'none' }));
  const { applied, apply, applySelection } = useApply({ actions, settings, now, onSelect: setSelection });
  const stepGroup = useGroupStep({
    abTestClient,
    applied,
    zone,
    now,
    isBusy,
    onApply: apply,
    onFailure: () => say({ kind: 'error', text: 'preview.tests.failed', detail: 'preview.tests.failed.remedy' }),
  });
  useShortcuts({
    open: () => (isBusy ? undefined : toggle()),
    // In the dialog these keys only change the selection.
    step: (step) => (selection ? undefined : stepGroup(step)),
  });

  return (
    <div className="staff" lang="en">
      <Badge
        settings={settings}
        zone={zone}
        dock={dock}
        isOpen={selection !== undefined}
        report={selection ? { kind: 'none' } : report}
        onToggle={toggle}
        onLive={() => void apply({ dateTime: null, test: null, group: null })}
      />
      {selection && (
        <SettingsDialog
          {...{ selection, isProposed, zone, now, dock, report, abTestClient }}
          onSelect={(changed) => {
            say({ kind: 'none' });
            setSelection(changed);
          }}
          onDock={setDock}
          onApply={applySelection}
          onLogOut={() => void actions.logOut()}
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

/** The side of the window, kept from the previous page. */
function useDock() {
  const [dock, setDock] = useState(rememberedDock);
  const move = (side: Dock): void => {
    setDock(side);
    rememberDock(side);
  };
  return [dock, move] as const;
}
