import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';

/**
 * Reports what was chosen in prerendered markup before the component hydrated it. Not called for a component that was
 * not prerendered.
 *
 * @param report tells the owner if its value is not the one that shows
 */
export function useEarlyChange(report: () => void): void {
  const hydrates = useSyncExternalStore(
    neverTells,
    () => false,
    () => true,
  );
  const first = useRef(hydrates ? report : undefined);
  useLayoutEffect(() => {
    first.current?.();
    first.current = undefined;
  }, []);
}

const neverTells = (): (() => void) => () => undefined;
