import { type RefObject, useEffect, useState } from 'react';
import { listen } from '../../src/embed/page/listen.ts';

/** Moves the badge to the top of the viewport while it would cover the focused element at the bottom. */
export function useAvoidFocused(badge: RefObject<HTMLElement | null>): 'top' | 'bottom' {
  const [edge, setEdge] = useState<'top' | 'bottom'>('bottom');
  useEffect(() => {
    const look = (): void => {
      const box = badge.current?.getBoundingClientRect();
      const focused = deepActiveElement();
      if (!box || !focused || focused === document.body || badge.current?.contains(focused)) return;
      const { top, bottom, left, right } = focused.getBoundingClientRect();
      const overlapsAcross = left < box.right && right > box.left;
      // The badge's current edge does not matter: only its height and the two edges of the viewport do.
      const reachesBottom = bottom > window.innerHeight - box.height - MARGIN && top < window.innerHeight;
      const reachesTop = top < box.height + MARGIN && bottom > 0;
      setEdge(overlapsAcross && reachesBottom && !reachesTop ? 'top' : 'bottom');
    };
    // The browser scrolls to the focused element, so the position is right only after that.
    const endFocus = listen('focusin', look);
    const endScroll = listen('scroll', look, { passive: true, capture: true });
    return () => {
      endFocus();
      endScroll();
    };
  }, [badge]);
  return edge;
}

/** Space around the badge, in CSS pixels. */
const MARGIN = 24;

function deepActiveElement(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}
