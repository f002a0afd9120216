import { useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../motion.ts';

/** Difference between the scroll position and an end that rounding may cause, in CSS pixels. */
const TOLERANCE = 2;

/** The scroll position of a list, and a function to scroll it. */
export function useTrack(slideCount: number) {
  const track = useRef<HTMLUListElement>(null);
  const [measured, setMeasured] = useState({ atStart: true, atEnd: false, rightToLeft: false, slides: '' });
  const [moved, setMoved] = useState(false);
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
        slides: slidesInView(element),
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
    /** The slides in view, such as `2–4`, since the first call of `move`. */
    inView: moved ? measured.slides : undefined,
    /** Scrolls by the visible width, back with -1. */
    move(direction: 1 | -1): void {
      const element = track.current;
      if (!element) return;
      setMoved(true);
      element.scrollBy({
        left: (isRightToLeft(element) ? -direction : direction) * element.clientWidth,
        behavior: prefersReducedMotion() ? 'auto' : 'smooth',
      });
    },
  };
}

/** The numbers of the slides whose middle is in view. */
function slidesInView(track: Element): string {
  const { left, right } = track.getBoundingClientRect();
  const numbers = Array.from(track.children, (slide, index) => {
    const box = slide.getBoundingClientRect();
    const middle = (box.left + box.right) / 2;
    return middle >= left && middle <= right ? index + 1 : 0;
  }).filter(Boolean);
  const ends = [numbers[0], numbers.at(-1)];
  return [...new Set(ends)].join('–');
}

/** The root of the elements runs from left to right; what is inside it may not, by a `dir` or by a stylesheet. */
function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}
