import { useEffect, useRef, useState } from 'react';
import type { PreviewClient, PreviewResult, PreviewSettings } from '../../src/api/preview-client.ts';
import type { StaffTextKey } from '../../src/i18n/staff-texts.ts';
import { SYSTEM_CLOCK } from '../../src/session/clock.ts';
import { staffSession } from '../../src/session/staff-session.ts';
import type { PreviewDispatch } from './declaration.ts';

/** How long the success shows before the page starts anew, in milliseconds (contract, decision 14). */
const RELOAD_AFTER = 1500;

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
  readonly apply: (settings: PreviewSettings) => Promise<void>;
  readonly logOut: () => Promise<void>;
}

/** Applies settings and logs out, one thing at a time, and says how it went. */
export function useActions(client: PreviewClient, dispatch: PreviewDispatch): Actions {
  const [report, setReport] = useState<Report>(NONE);
  const underWay = useRef<AbortController>(null);
  const cancelReload = useRef<() => void>(null);
  useEffect(
    () => () => {
      underWay.current?.abort();
      cancelReload.current?.();
    },
    [],
  );

  const run = async (
    action: 'apply' | 'logOut',
    send: (signal: AbortSignal) => Promise<PreviewResult>,
    handle: (result: PreviewResult) => void,
  ): Promise<void> => {
    if (underWay.current) return;
    const controller = new AbortController();
    underWay.current = controller;
    setReport({ kind: 'busy', action });
    const result = await send(controller.signal);
    underWay.current = null;
    if (!controller.signal.aborted) handle(result);
  };

  const handleApplied = (settings: PreviewSettings): void => {
    setReport({ kind: 'success', text: 'preview.applied' });
    if (dispatch('shop-preview-apply', settings)) {
      cancelReload.current = SYSTEM_CLOCK.after(RELOAD_AFTER, () => window.location.reload());
    } else {
      staffSession().setSettings(settings);
    }
  };

  return {
    report,
    say: setReport,
    apply: (settings) =>
      run(
        'apply',
        (signal) => client.apply(settings, { signal }),
        (result) => {
          if (result === 'SUCCESS') handleApplied(settings);
          else setReport({ kind: 'error', text: 'preview.failed', detail: DETAILS[result] });
        },
      ),
    logOut: () =>
      run(
        'logOut',
        (signal) => client.logOut({ signal }),
        (result) => {
          if (result !== 'SUCCESS' && result !== 'UNAUTHORIZED') {
            setReport({ kind: 'error', text: 'preview.logOutFailed' });
            return;
          }
          dispatch('shop-preview-logout', {});
          staffSession().end();
        },
      ),
  };
}
