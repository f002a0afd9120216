import { useEffect, useRef } from 'react';
import { SYSTEM_CLOCK } from '../../src/embed/session/clock.ts';

/** How long the success message is shown before the page reloads, in milliseconds. */
const RELOAD_AFTER = 1500;

/**
 * The reload of the page after settings have been applied: at most one is planned, and none after the panel has been
 * removed.
 */
export interface Reload {
  plan(): void;
  /** @returns whether a reload was planned */
  cancel(): boolean;
}

/** Plans the reload of the page; a panel that leaves the page cancels its own. */
export function useReload(): Reload {
  const cancelTimer = useRef<() => void>(null);
  const cancel = (): boolean => {
    const wasPlanned = cancelTimer.current !== null;
    cancelTimer.current?.();
    cancelTimer.current = null;
    return wasPlanned;
  };
  useEffect(() => () => cancelTimer.current?.(), []);
  return {
    plan() {
      cancel();
      cancelTimer.current = SYSTEM_CLOCK.after(RELOAD_AFTER, () => window.location.reload());
    },
    cancel,
  };
}
