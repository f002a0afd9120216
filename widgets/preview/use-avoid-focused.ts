import { type RefObject, useEffect, useState } from 'react';

/**
 * Keeps the pill off whatever has the focus: while it would cover it at the bottom of the window, it stands at the top.
 * (Padding for the scroll is the page's own affair.)
 */
export function useAvoidFocused(pill: RefObject<HTMLElement | null>): 'top' | 'bottom' {
  const [edge, setEdge] = useState<'top' | 'bottom'>('bottom');
  useEffect(() => {
    const look = (): void => {
      const box = pill.current?.getBoundingClientRect();
      const focused = deepActiveElement();
      if (!box || !focused || focused === document.body || pill.current?.contains(focused)) return;
      const { top, bottom, left, right } = focused.getBoundingClientRect();
      const overlapsAcross = left < box.right && right > box.left;
      // Where the pill stands does not matter, only how high it is and where the two edges are.
      const reachesBottom = bottom > window.innerHeight - box.height - MARGIN && top < window.innerHeight;
      const reachesTop = top < box.height + MARGIN && bottom > 0;
      setEdge(overlapsAcross && reachesBottom && !reachesTop ? 'top' : 'bottom');
    };
    // The browser scrolls to what has got the focus, so the place is right only once that has ended.
    document.addEventListener('focusin', look);
    document.addEventListener('scroll', look, { passive: true, capture: true });
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('scroll', look, { capture: true });
    };
  }, [pill]);
  return edge;
}

/** Room around the pill, in CSS pixels. */
const MARGIN = 24;

/** What has the focus, inside shadow roots too. */
function deepActiveElement(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}
