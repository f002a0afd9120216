import { type RefObject, useEffect, useState } from 'react';
import { ArrowUpIcon } from '../../icons/arrow-up.tsx';
import { prefersReducedMotion } from '../motion.ts';

export interface BackToTopProps {
  /** "Nach oben" */
  readonly label: string;
  /** How far the page must be scrolled before the button shows, in CSS pixels. */
  readonly threshold?: number;
  /** What gets the focus at the top, such as the page's heading; without it the next Tab starts from the top. */
  readonly target?: RefObject<HTMLElement | null>;
  /** `fixed` stays at the window's corner, `inline` where it is put. */
  readonly position?: 'fixed' | 'inline';
}

/** Leads back to the top of a long page. */
export function BackToTop({ label, threshold = 600, target, position = 'fixed' }: BackToTopProps) {
  const scrolled = useScrolledPast(threshold);
  const handleClick = (): void => {
    window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
    target?.current?.focus({ preventScroll: true });
  };
  if (!scrolled) return null;
  return (
    <button className={`to-top to-top-${position}`} type="button" onClick={handleClick}>
      <ArrowUpIcon size={16} />
      <span>{label}</span>
    </button>
  );
}

function useScrolledPast(threshold: number): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const measure = (): void => setScrolled(window.scrollY >= threshold);
    measure();
    window.addEventListener('scroll', measure, { passive: true });
    return () => window.removeEventListener('scroll', measure);
  }, [threshold]);
  return scrolled;
}
