import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';

/**
 * Reports what was chosen in prerendered markup before the component hydrated it: `report` tells the owner if its value
 * is not the one that shows. It is not called for a component that was not prerendered.
 */
export function useEarlyChange(report: () => void): void {
  const hydrates = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const first = useRef(hydrates ? report : undefined);
  useLayoutEffect(() => {
    first.current?.();
    first.current = undefined;
  }, []);
}

const neverChanges = (): (() => void) => () => undefined;
