import { type RefObject, useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../motion.ts';

/** Difference between the scroll position and an end that rounding may cause, in CSS pixels. */
const TOLERANCE = 2;

interface Track {
  readonly track: RefObject<HTMLUListElement | null>;
  readonly atStart: boolean;
  readonly atEnd: boolean;
  /** Scrolls by the visible width, back with -1. */
  move(direction: 1 | -1): void;
}

/** The scroll position of a list, and a function to scroll it. */
export function useTrack(slideCount: number): Track {
  const track = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ atStart: true, atEnd: false });
  useEffect(() => {
    const element = track.current;
    if (!element) return undefined;
    const measure = (): void => {
      // Negative in right-to-left documents.
      const position = Math.abs(element.scrollLeft);
      setEnds({
        atStart: position <= TOLERANCE,
        atEnd: position + element.clientWidth >= element.scrollWidth - TOLERANCE,
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
    ...ends,
    move(direction) {
      const element = track.current;
      element?.scrollBy({
        left: direction * element.clientWidth,
        behavior: prefersReducedMotion() ? 'auto' : 'smooth',
      });
    },
  };
}
