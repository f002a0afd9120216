import { useEffect, useRef, useState } from 'react';
import {
  type PreviewClient,
  previewFailureOf,
  type PreviewResult,
  type PreviewSettings,
} from '../../src/api/preview-client.ts';
import type { StaffTextKey } from '../../src/i18n/staff-texts.ts';
import { staffSession } from '../../src/session/staff-session.ts';
import type { PreviewDispatch } from './declaration.ts';
import { useReload } from './use-reload.ts';

/** What the panel says of the last thing that was done. */
export type Report =
  | { readonly kind: 'none' }
  | { readonly kind: 'busy'; readonly action: 'apply' | 'logOut' }
  | { readonly kind: 'success'; readonly text: StaffTextKey }
  | { readonly kind: 'error'; readonly text: StaffTextKey; readonly detail?: StaffTextKey };

const NONE: Report = { kind: 'none' };

const DETAILS: Readonly<Record<Exclude<PreviewResult, 'SUCCESS'>, StaffTextKey>> = {
  BAD_REQUEST: 'preview.failed.badRequest',
  INTERNAL_ERROR: 'preview.failed.internalError',
  UNAUTHORIZED: 'preview.failed.unauthorized',
  NO_ANSWER: 'preview.failed.noAnswer',
};

export interface Actions {
  readonly report: Report;
  /** Says something, or nothing any more. */
  readonly say: (report: Report) => void;
  /** @returns whether the settings have been applied */
  readonly apply: (settings: PreviewSettings) => Promise<boolean>;
  readonly logOut: () => Promise<boolean>;
}

/** Applies settings and logs out, one thing at a time, and says how it went. */
export function useActions(client: PreviewClient, dispatch: PreviewDispatch): Actions {
  const [report, setReport] = useState<Report>(NONE);
  const underWay = useRef<AbortController>(null);
  const reload = useReload();
  useEffect(() => () => underWay.current?.abort(), []);

  const run = async (
    action: 'apply' | 'logOut',
    send: (signal: AbortSignal) => Promise<PreviewResult>,
    handle: (result: PreviewResult) => boolean,
  ): Promise<boolean> => {
    if (underWay.current) return false;
    const controller = new AbortController();
    underWay.current = controller;
    // The page must not start anew under what is being done now; if that fails, it is to after all.
    const wasPlanned = reload.cancel();
    setReport({ kind: 'busy', action });
    const result = await send(controller.signal);
    underWay.current = null;
    if (controller.signal.aborted) return false;
    const isDone = handle(result);
    if (!isDone && wasPlanned) reload.plan();
    return isDone;
  };

  const handleApplied = (settings: PreviewSettings): void => {
    setReport({ kind: 'success', text: 'preview.applied' });
    if (dispatch('shop-preview-apply', settings)) reload.plan();
    else staffSession().setSettings(settings);
  };

  return {
    report,
    say: setReport,
    apply: (settings) =>
      run(
        'apply',
        (signal) => client.apply(settings, { signal }).catch(previewFailureOf),
        (result) => {
          if (result === 'SUCCESS') handleApplied(settings);
          else setReport({ kind: 'error', text: 'preview.failed', detail: DETAILS[result] });
          return result === 'SUCCESS';
        },
      ),
    logOut: () =>
      run(
        'logOut',
        (signal) => staffSession().logOut(() => client.logOut({ signal }).catch(previewFailureOf)),
        (result) => {
          if (result !== 'SUCCESS' && result !== 'UNAUTHORIZED') {
            setReport({ kind: 'error', text: 'preview.logOutFailed' });
            return false;
          }
          dispatch('shop-preview-logout', {});
          staffSession().end();
          return true;
        },
      ),
  };
}
