import { useEffect, useRef } from 'react';
import type { PreviewSettings } from '../../src/embed/api/preview-client.ts';
import { logError } from '../../src/embed/log.ts';
import { atTime, isIncomplete, type Selection, wallOf } from './selection-rules.ts';
import type { Actions } from './use-actions.ts';

interface ApplyOptions {
  readonly actions: Actions;
  /** The active settings. */
  readonly settings: PreviewSettings;
  readonly now: () => string;
  /** Called with the selection that is applied. */
  readonly onSelect: (selection: Selection) => void;
}

export interface Apply {
  /** The settings applied last: they become active when the page reloads. */
  readonly applied: () => PreviewSettings;
  /** @returns whether the settings have been applied */
  readonly apply: (settings: PreviewSettings) => Promise<boolean>;
  /** Applies the selection of the dialog. An incomplete date is reported; another invalid date becomes the current time. */
  readonly applySelection: (selection: Selection) => void;
}

/** Applies settings and the selection of the dialog. */
export function useApply({ actions, settings, now, onSelect }: ApplyOptions): Apply {
  const last = useRef<PreviewSettings>(null);
  useEffect(() => {
    last.current = null;
  }, [settings]);

  const apply = async (wanted: PreviewSettings): Promise<boolean> => {
    const isApplied = await actions.apply(wanted);
    if (isApplied) last.current = wanted;
    return isApplied;
  };

  const applySelection = (selection: Selection): void => {
    if (selection.test !== '' && selection.group === '') {
      actions.say({ kind: 'error', text: 'preview.groupMissing' });
      return;
    }
    if (isIncomplete(selection.date)) {
      actions.say({ kind: 'error', text: 'preview.failed', detail: 'preview.date.incomplete' });
      return;
    }
    const wall = wallOf(selection) ?? now();
    if (wallOf(selection) === undefined) reportDate(selection.date);
    onSelect({ ...selection, ...atTime(wall) });
    void apply({ dateTime: wall, test: selection.test || null, group: selection.group || null });
  };

  return { applied: () => last.current ?? settings, apply, applySelection };
}

function reportDate(date: string): void {
  logError(`The preview date "${date}" is not YYYY-MM-DD from the year 1000 on, so the current time is used.`);
}
