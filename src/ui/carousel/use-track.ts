import { type RefObject, useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../motion.ts';

/** Pixels that rounding may leave between the scroll position and an end. */
const TOLERANCE = 2;

interface Track {
  readonly track: RefObject<HTMLUListElement | null>;
  readonly atStart: boolean;
  readonly atEnd: boolean;
  /** Scrolls on by what can be seen, back with -1. */
  move(direction: 1 | -1): void;
}

/** The scroll position of a list, and its steps. */
export function useTrack(slideCount: number): Track {
  const track = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ atStart: true, atEnd: false });
  useEffect(() => {
    const element = track.current;
    if (!element) return undefined;
    const measure = (): void => {
      // Negative where lists run from right to left.
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
