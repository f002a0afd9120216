import { useEffect, useRef } from 'react';
import { SYSTEM_CLOCK } from '../../src/session/clock.ts';

/** How long the success shows before the page starts anew, in milliseconds. */
const RELOAD_AFTER = 1500;

/** The new start of the page after settings have been applied: one at most is planned, and none once the panel has gone. */
export interface Reload {
  plan(): void;
  /** @returns whether one was planned */
  cancel(): boolean;
}

export function useReload(): Reload {
  const cancelTimer = useRef<() => void>(null);
  const cancel = (): boolean => {
    const wasPlanned = cancelTimer.current !== null;
    cancelTimer.current?.();
    cancelTimer.current = null;
    return wasPlanned;
  };
  useEffect(
    () => () => {
      cancelTimer.current?.();
      cancelTimer.current = null;
    },
    [],
  );
  return {
    plan() {
      cancel();
      cancelTimer.current = SYSTEM_CLOCK.after(RELOAD_AFTER, () => window.location.reload());
    },
    cancel,
  };
}
