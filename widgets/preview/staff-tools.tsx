import { useEffect, useEffectEvent, useState } from 'react';
import type { AbTestClient } from '../../src/api/ab-test-client.ts';
import type { PreviewClient, PreviewSettings } from '../../src/api/preview-client.ts';
import { logError } from '../../src/element/log.ts';
import { localTime } from '../../src/market/local-time.ts';
import { type Site, timeZoneOf } from '../../src/market/sites.ts';
import { Badge } from './badge.tsx';
import type { PreviewDispatch } from './declaration.ts';
import { remember } from './recent-settings.ts';
import { type Selection, selectionOf, wallOf } from './selection-rules.ts';
import { SettingsDialog } from './settings-dialog.tsx';
import { settingsIn, withoutSettings } from './shared-link-rules.ts';
import { useActions } from './use-actions.ts';
import { useGroupStep } from './use-group-step.ts';
import { useShortcuts } from './use-shortcuts.ts';

const LIVE: PreviewSettings = { dateTime: null, test: null, group: null };

export interface StaffToolsProps {
  readonly site: Site;
  /** What is being seen. */
  readonly settings: PreviewSettings;
  readonly previewClient: PreviewClient;
  readonly abTestClient: AbTestClient;
  readonly dispatch: PreviewDispatch;
}

/** What staff see of the panel: the badge, and the dialog behind it. */
export function StaffTools({ site, settings, previewClient, abTestClient, dispatch }: StaffToolsProps) {
  const zone = timeZoneOf(site);
  const now = (): string => localTime(site, new Date());
  const [selection, setSelection] = useState<Selection>();
  const [isProposed, setProposed] = useState(false);
  const [dock, setDock] = useState<'left' | 'right'>('right');
  const actions = useActions(previewClient, dispatch);

  const open = (proposed?: PreviewSettings): void => {
    actions.say({ kind: 'none' });
    setProposed(proposed !== undefined);
    setSelection(selectionOf(proposed ?? settings, now()));
  };
  const close = (): void => setSelection(undefined);
  const apply = (wanted: PreviewSettings): void => {
    dropProposal();
    remember(wanted);
    void actions.apply(wanted);
  };

  const handleApply = (): void => {
    if (!selection) return;
    if (selection.test !== '' && selection.group === '') {
      actions.say({ kind: 'error', text: 'preview.groupMissing' });
      return;
    }
    const wall = wallOf(selection) ?? now();
    if (wallOf(selection) === undefined) reportDate(selection.date);
    setSelection({ ...selection, date: wall.slice(0, 10), time: wall.slice(11) });
    apply({ dateTime: wall, test: selection.test || null, group: selection.group || null });
  };

  const stepGroup = useGroupStep({
    abTestClient,
    settings,
    zone,
    now,
    onApply: apply,
    onFailure: () => actions.say({ kind: 'error', text: 'preview.tests.failed' }),
  });
  useShortcuts({
    open: () => (selection ? close() : open()),
    // In the dialog the keys choose, and nothing applies.
    step: (step) => (selection ? undefined : void stepGroup(step)),
    isEnabled: actions.report.kind !== 'busy',
  });
  useProposal(settings, open);

  return (
    <div className="staff" lang="en">
      <Badge
        settings={settings}
        zone={zone}
        dock={dock}
        isOpen={selection !== undefined}
        report={selection ? { kind: 'none' } : actions.report}
        onToggle={() => (selection ? close() : open())}
        onLive={() => apply(LIVE)}
      />
      {selection && (
        <SettingsDialog
          selection={selection}
          isProposed={isProposed}
          zone={zone}
          now={now}
          dock={dock}
          report={actions.report}
          abTestClient={abTestClient}
          onSelect={(changed) => {
            actions.say({ kind: 'none' });
            setSelection(changed);
          }}
          onBadDate={reportDate}
          onDock={setDock}
          onApply={handleApply}
          onLogOut={() => void actions.logOut()}
          onClose={() => {
            dropProposal();
            close();
          }}
        />
      )}
    </div>
  );
}

function reportDate(date: string): void {
  logError(`The preview date "${date}" is not of the form YYYY-MM-DD, so the current time is used.`);
}

/** A link may bring settings: they are shown, and applied by nobody but the one who reads them. */
function useProposal(settings: PreviewSettings, open: (proposed: PreviewSettings) => void): void {
  const propose = useEffectEvent(() => {
    const proposed = settingsIn(window.location.href);
    if (proposed && JSON.stringify(proposed) !== JSON.stringify(settings)) open(proposed);
  });
  useEffect(() => propose(), []);
}

/** Once they have been dealt with they leave the address, or they would ask again after the reload. */
function dropProposal(): void {
  const { href } = window.location;
  const plain = withoutSettings(href);
  if (plain !== href && settingsIn(href)) window.history.replaceState(window.history.state, '', plain);
}
