import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { AbTestClient } from '../../src/api/ab-test-client.ts';
import { staffText } from '../../src/i18n/staff-texts.ts';
import { Button } from '../../src/ui/button/button.tsx';
import { ModalDialog } from '../../src/ui/modal-dialog/modal-dialog.tsx';
import { Notification } from '../../src/ui/notification/notification.tsx';
import { DialogTools } from './dialog-tools.tsx';
import { ReportLine } from './report-line.tsx';
import { keptBy, type Selection, wallOf } from './selection-rules.ts';
import { TestFields } from './test-fields.tsx';
import { TimeFields } from './time-fields.tsx';
import type { Report } from './use-actions.ts';
import { useTests } from './use-tests.ts';

export interface SettingsDialogProps {
  readonly selection: Selection;
  /** The settings came by a link: the dialog asks before they apply. */
  readonly isProposed: boolean;
  readonly zone: string;
  /** What the clock on the wall shows in the site's zone. */
  readonly now: () => string;
  readonly dock: 'left' | 'right';
  readonly report: Report;
  readonly abTestClient: AbTestClient;
  readonly onSelect: (selection: Selection) => void;
  readonly onBadDate: (date: string) => void;
  readonly onDock: (dock: 'left' | 'right') => void;
  readonly onApply: () => void;
  readonly onLogOut: () => void;
  readonly onClose: () => void;
}

/** The settings. The lists of tests follow the date as it is changed. */
export function SettingsDialog(props: SettingsDialogProps) {
  const { selection, report, onSelect } = props;
  const id = useId();
  const firstField = useRef<HTMLInputElement>(null);
  const list = useTests(props.abTestClient, useWall(props), props.zone);
  useStillActive(list, selection, onSelect);
  const handleKey = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) props.onApply();
  };
  const isBusy = report.kind === 'busy';
  return (
    <ModalDialog
      open
      size="S"
      title={staffText('preview.open')}
      closeLabel={staffText('preview.close')}
      initialFocus={firstField}
      onClose={props.onClose}
      footer={
        <>
          <ReportLine report={report} />
          <Button
            variant="secondary"
            state={isBusy && report.action === 'logOut' ? 'loading' : 'none'}
            onClick={props.onLogOut}
          >
            {staffText('preview.logOut')}
          </Button>
          <Button state={isBusy && report.action === 'apply' ? 'loading' : 'none'} onClick={props.onApply}>
            {staffText('preview.apply')}
          </Button>
        </>
      }
    >
      <div className="staff-form" role="presentation" onKeyDown={handleKey}>
        {props.isProposed && (
          <Notification variant="information">
            <p>{staffText('preview.link.asks')}</p>
          </Notification>
        )}
        <TimeFields {...props} id={id} ref={firstField} />
        <TestFields id={id} list={list} selection={selection} onSelect={onSelect} />
        <DialogTools {...props} />
      </div>
    </ModalDialog>
  );
}

/** The time of the selection; while its date is none, that of now. */
function useWall({ selection, now, onBadDate }: SettingsDialogProps): string {
  const [opened] = useState(now);
  const wall = wallOf(selection);
  const isBad = wall === undefined;
  const report = useEffectEvent(() => onBadDate(selection.date));
  useEffect(() => {
    if (isBad) report();
  }, [isBad]);
  return wall ?? opened;
}

/** Once the tests of a date are known, a test that is not among them is no choice any more. */
function useStillActive(
  list: ReturnType<typeof useTests>,
  selection: Selection,
  onSelect: (selection: Selection) => void,
): void {
  const drop = useEffectEvent(() => {
    const kept = keptBy(list.tests, selection);
    if (kept !== selection) onSelect(kept);
  });
  useEffect(() => {
    if (list.status === 'found' || list.status === 'none') drop();
  }, [list]);
}
