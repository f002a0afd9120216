import { logError } from '../../src/embed/log.ts';
import { atTime, isIncomplete, type Selection, localDateTimeOf } from './selection-rules.ts';
import type { Actions } from './use-actions.ts';

interface ApplyOptions {
  readonly actions: Actions;
  /** A part of the date is missing, which the text of the selection does not show: it is empty then. */
  readonly isHalfTyped: boolean;
  /** The current time of the site's time zone. */
  readonly now: () => string;
  /** Called with the selection that is applied. */
  readonly onSelect: (selection: Selection) => void;
}

/**
 * Applies the selection of the dialog. A half-typed date is reported; an emptied one, and another invalid date, becomes the
 * current time.
 */
export function applySelection(selection: Selection, { actions, isHalfTyped, now, onSelect }: ApplyOptions): void {
  if (selection.test !== '' && selection.group === '') {
    actions.show({ kind: 'error', text: 'preview.groupMissing' });
    return;
  }
  if (isHalfTyped || isIncomplete(selection.date)) {
    actions.show({ kind: 'error', text: 'preview.failed', detail: 'preview.date.incomplete' });
    return;
  }
  const localDateTime = localDateTimeOf(selection) ?? now();
  if (localDateTimeOf(selection) === undefined) {
    logError(`The preview date "${selection.date}" is not a date (YYYY-MM-DD), so the current time is used.`);
  }
  onSelect({ ...selection, ...atTime(localDateTime) });
  actions.apply({ dateTime: localDateTime, test: selection.test || null, group: selection.group || null });
}
