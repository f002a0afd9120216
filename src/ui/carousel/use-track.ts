import { type RefObject, useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../motion.ts';

/** Difference between the scroll position and an end that rounding may cause, in CSS pixels. */
const TOLERANCE = 2;

interface Track {
  readonly track: RefObject<HTMLUListElement | null>;
  readonly atStart: boolean;
  readonly atEnd: boolean;
  /** Whether the slides run from right to left. */
  readonly rightToLeft: boolean;
  /** Scrolls by the visible width, back with -1. */
  move(direction: 1 | -1): void;
}

/** The scroll position of a list, and a function to scroll it. */
export function useTrack(slideCount: number): Track {
  const track = useRef<HTMLUListElement>(null);
  const [measured, setMeasured] = useState({ atStart: true, atEnd: false, rightToLeft: false });
  useEffect(() => {
    const element = track.current;
    if (!element) return undefined;
    const measure = (): void => {
      // Negative where the slides run from right to left.
      const position = Math.abs(element.scrollLeft);
      setMeasured({
        atStart: position <= TOLERANCE,
        atEnd: position + element.clientWidth >= element.scrollWidth - TOLERANCE,
        rightToLeft: isRightToLeft(element),
      });
    };
    measure();
    const observer = typeof ResizeObserver === 'function' ? new ResizeObserver(measure) : undefined;
    observer?.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer?.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [slideCount]);
  return {
    track,
    ...measured,
    move(direction) {
      const element = track.current;
      if (!element) return;
      element.scrollBy({
        left: (isRightToLeft(element) ? -direction : direction) * element.clientWidth,
        behavior: prefersReducedMotion() ? 'auto' : 'smooth',
      });
    },
  };
}

/** The root of the elements runs from left to right; what is inside it may not, by a `dir` or by a stylesheet. */
function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}
