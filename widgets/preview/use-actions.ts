import { useEffect, useRef, useState } from 'react';
import {
  type PreviewClient,
  previewFailureOf,
  type PreviewResult,
  type PreviewSettings,
} from '../../src/embed/api/preview-client.ts';
import type { StaffTextKey } from '../../src/embed/i18n/staff-texts.ts';
import { staffSession } from '../../src/embed/session/staff-session.ts';
import type { PreviewDispatch } from './declaration.ts';
import { dropProposal } from './use-proposal.ts';
import { type Reload, useReload } from './use-reload.ts';

/** What the panel shows about the last action. */
export type Report = (
  | { readonly kind: 'none' }
  | { readonly kind: 'busy'; readonly action: Action }
  | { readonly kind: 'success'; readonly text: StaffTextKey }
  | { readonly kind: 'error'; readonly text: StaffTextKey; readonly detail?: StaffTextKey }
) & {
  /** Differs when the same report comes again. */
  readonly turn?: number;
};

export type Actions = ReturnType<typeof useActions>;

/**
 * Applies settings and logs out, one action at a time, and reports the result.
 *
 * @param onLoggedOut called after a logout, before the session ends and the panel is removed
 */
export function useActions(client: PreviewClient, dispatch: PreviewDispatch, onLoggedOut: () => void) {
  const [report, setReport] = useState<Report>({ kind: 'none' });
  const reload = useReload();
  const run = useSingleCall(reload, setReport);

  const finishApply = (settings: PreviewSettings, result: PreviewResult): boolean => {
    if (result !== 'SUCCESS') {
      setReport({ kind: 'error', text: 'preview.failed', detail: `preview.failed.${result}` });
      return false;
    }
    setReport({ kind: 'success', text: 'preview.applied' });
    // Before the event, whose listener may load a page.
    dropProposal();
    if (dispatch('shop-preview-apply', settings)) reload.plan();
    else staffSession().setSettings(settings);
    return true;
  };

  const finishLogOut = (result: PreviewResult): boolean => {
    if (result !== 'SUCCESS' && result !== 'UNAUTHORIZED') {
      setReport({ kind: 'error', text: 'preview.logOutFailed' });
      return false;
    }
    onLoggedOut();
    staffSession().end();
    return true;
  };

  return {
    report,
    /** Shows a report, or none, unless an action is under way. */
    show: (next: Report) =>
      setReport((last) => (last.kind === 'busy' ? last : { ...next, turn: (last.turn ?? 0) + 1 })),
    apply: (settings: PreviewSettings) =>
      void run(
        'apply',
        (signal) => client.apply(settings, { signal }).catch(previewFailureOf),
        (result) => finishApply(settings, result),
      ),
    logOut: () =>
      void run(
        'logOut',
        (signal) => staffSession().logOut(() => client.logOut({ signal }).catch(previewFailureOf)),
        finishLogOut,
      ),
  };
}

type Action = 'apply' | 'logOut';

/**
 * Makes a function that sends a call, unless one is under way. The call is aborted when the panel leaves the page. `finish`
 * returns whether it has succeeded.
 */
function useSingleCall(reload: Reload, setReport: (report: Report) => void) {
  const underWay = useRef<AbortController>(null);
  useEffect(() => () => underWay.current?.abort(), []);

  return async (
    action: Action,
    send: (signal: AbortSignal) => Promise<PreviewResult>,
    finish: (result: PreviewResult) => boolean,
  ): Promise<void> => {
    if (underWay.current) return;
    const controller = new AbortController();
    underWay.current = controller;
    // If the call fails, the planned reload takes place after all.
    const wasPlanned = reload.cancel();
    setReport({ kind: 'busy', action });
    const result = await send(controller.signal);
    underWay.current = null;
    // The panel may come back.
    if (controller.signal.aborted) return setReport({ kind: 'none' });
    if (!finish(result) && wasPlanned) reload.plan();
  };
}
