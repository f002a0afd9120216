import { useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../motion.ts';

/** Difference between the scroll position and an end that rounding may cause, in CSS pixels. */
const TOLERANCE = 2;

/** The scroll position of a list, and a function to scroll it. */
export function useTrack(slideCount: number) {
  const track = useRef<HTMLUListElement>(null);
  const [measured, setMeasured] = useState({ atStart: true, atEnd: false, slides: '' });
  const [moved, setMoved] = useState(false);
  useEffect(() => {
    const element = track.current;
    if (!element) return undefined;
    const measure = (): void => {
      setMeasured({
        atStart: element.scrollLeft <= TOLERANCE,
        atEnd: element.scrollLeft + element.clientWidth >= element.scrollWidth - TOLERANCE,
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
      const behavior = prefersReducedMotion() ? 'auto' : 'smooth';
      element.scrollBy({ left: direction * element.clientWidth, behavior });
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
