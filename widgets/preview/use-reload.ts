import { useEffect, useRef } from 'react';
import { SYSTEM_CLOCK } from '../../src/embed/page/clock.ts';

/** How long a message is shown before the page reloads, in milliseconds. */
const RELOAD_AFTER = 1500;

export type Reload = ReturnType<typeof useReload>;

/** Plans the reload of the page: at most one, and none after the panel has been removed. */
export function useReload() {
  const cancelTimer = useRef<() => void>(null);
  /** @returns whether a reload was planned */
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
      cancelTimer.current = SYSTEM_CLOCK.after(RELOAD_AFTER, reloadPage);
    },
    cancel,
  };
}

/**
 * Reloads the page by a `GET`, also one that was the answer to a `POST`, which would be sent again: an entry of the history
 * that was replaced has forgotten what was sent. `location.replace` would do nothing where the address has a fragment, and
 * show a page that the browser's cache has kept.
 */
function reloadPage(): void {
  try {
    window.history.replaceState(window.history.state, '', window.location.href);
  } catch {
    // An opaque origin, such as a sandboxed frame, has no history to change.
  }
  window.location.reload();
}
