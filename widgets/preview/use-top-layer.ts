import { type RefObject, useLayoutEffect } from 'react';

/**
 * Shows an element with `popover="manual"` in the top layer: above all of the page, and where no ancestor's transform,
 * filter or containment moves it. Its styles show it without this, too: browsers before 2024 have no popovers.
 */
export function useTopLayer(popover: RefObject<HTMLElement | null>, isWanted = true): void {
  useLayoutEffect(() => {
    const element = popover.current;
    if (!isWanted || !element?.isConnected || typeof element.showPopover !== 'function') return undefined;
    element.showPopover();
    return () => element.hidePopover?.();
  }, [popover, isWanted]);
}
