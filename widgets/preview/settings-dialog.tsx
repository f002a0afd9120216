import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { type AbTestClient, NO_AB_TESTS } from '../../src/embed/api/ab-test-client.ts';
import { staffText } from '../../src/embed/i18n/staff-texts.ts';
import { Button } from '../../src/ui/button/button.tsx';
import { ModalDialog } from '../../src/ui/modal-dialog/modal-dialog.tsx';
import { Notification } from '../../src/ui/notification/notification.tsx';
import { ReportLine } from './report-line.tsx';
import { applicable, requestedDateTimeOf, hasIncompleteYear, type Selection, settingsOf } from './selection-rules.ts';
import { AbTestFields } from './ab-test-fields.tsx';
import { TimeFields, type TimeFieldsProps } from './time-fields.tsx';
import { useAbTests } from './use-ab-tests.ts';
import { linkFor } from './shared-link-rules.ts';

export interface SettingsDialogProps extends Omit<TimeFieldsProps, 'id' | 'ref'> {
  /** The settings come from a link: the dialog asks before they are applied. */
  readonly isProposed: boolean;
  readonly abTestClient: AbTestClient;
  /**
   * Applies the part of the selection that can be applied.
   *
   * @param isHalfTyped a part of the date is missing; the text of the field is empty then
   */
  readonly onApply: (selection: Selection, isHalfTyped: boolean) => void;
  readonly onLogOut: () => void;
  readonly onClose: () => void;
}

/** The settings dialog. The lists of A/B tests are those of the selected time, once it is complete. */
export function SettingsDialog(props: SettingsDialogProps) {
  const { report, onSelect } = props;
  const id = useId();
  const dateField = useRef<HTMLInputElement>(null);
  const groupField = useRef<HTMLSelectElement>(null);
  const list = useAbTests(props.abTestClient, useDateTime(props), props.zone);
  const selection = applicable(list, props.selection);
  const handleApply = (): void => {
    const isHalfTyped = dateField.current?.validity.badInput === true;
    props.onApply(selection, isHalfTyped);
    if (selection.test !== '' && selection.group === '') groupField.current?.focus();
    else if (isHalfTyped || hasIncompleteYear(selection.date)) dateField.current?.focus();
  };
  const handleKey = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) handleApply();
  };
  const isBusy = report.kind === 'busy';
  return (
    <ModalDialog
      open
      size="S"
      // Without a description some screen readers read all of the dialog.
      aria-describedby={`${id}zone`}
      title={staffText('preview.open')}
      closeLabel={staffText('preview.close')}
      onClose={props.onClose}
      footer={
        <>
          <ReportLine report={report} />
          <Button
            className="staff-log-out"
            variant="plain"
            state={isBusy && report.action === 'logOut' ? 'loading' : 'none'}
            onClick={props.onLogOut}
          >
            {staffText('preview.logOut')}
          </Button>
          <Button state={isBusy && report.action === 'apply' ? 'loading' : 'none'} onClick={handleApply}>
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
        <TimeFields {...props} id={id} ref={dateField} />
        {props.abTestClient !== NO_AB_TESTS && (
          <AbTestFields id={id} list={list} selection={selection} onSelect={onSelect} ref={groupField} />
        )}
        <DialogTools selection={selection} now={props.now} />
      </div>
    </ModalDialog>
  );
}

/** The time whose tests are shown; while another is being typed, the previous one. */
function useDateTime({ selection, now }: SettingsDialogProps): string {
  const localDateTime = requestedDateTimeOf(selection);
  const [last, setLast] = useState(() => localDateTime ?? now());
  if (localDateTime !== undefined && localDateTime !== last) setLast(localDateTime);
  return localDateTime ?? last;
}

interface DialogToolsProps {
  readonly selection: Selection;
  readonly now: () => string;
}

/**
 * Tools below the settings: the keys that open the dialog, and a button that copies a link to the page with them. If the page
 * may not copy, it shows the link.
 */
function DialogTools({ selection, now }: DialogToolsProps) {
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
