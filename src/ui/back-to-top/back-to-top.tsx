import { type RefObject, useEffect, useState } from 'react';
import { ArrowUpIcon } from '../../icons/arrow-up.tsx';
import { useLabelFinder } from '../labels/labels.ts';
import { prefersReducedMotion } from '../motion.ts';
import { classNames, type NativeProps } from '../native-props.ts';

export interface BackToTopProps extends NativeProps<'button', 'type' | 'onClick'> {
  /** The button's text, "Nach oben"; the root's label where it is left out. */
  readonly label?: string | undefined;
  /** How far the page must be scrolled before the button shows, in CSS pixels. */
  readonly threshold?: number;
  /** What gets the focus at the top, such as the page's heading; the page itself where it is left out. */
  readonly target?: RefObject<HTMLElement | null>;
  /** `fixed` stays at the window's corner, `inline` where it is put. */
  readonly position?: 'fixed' | 'inline';
}

/** Leads back to the top of a long page, and the focus with it: the next Tab goes to the first control there. */
export function BackToTop({ label, threshold = 600, target, position = 'fixed', ...props }: BackToTopProps) {
  const { className, ...button } = props;
  const name = useLabelFinder('BackToTop')('label', label, 'backToTop');
  const scrolled = useScrolledPast(threshold);
  const handleClick = (): void => {
    window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
    if (target?.current) target.current.focus({ preventScroll: true });
    else focusPage();
  };
  if (!scrolled) return null;
  return (
    <button
      {...button}
      className={classNames(`to-top to-top-${position}`, className)}
      type="button"
      onClick={handleClick}
    >
      <ArrowUpIcon size={16} />
      <span>{name}</span>
    </button>
  );
}

/** Puts the focus at the very beginning of the page, where no control needs to be. */
function focusPage(): void {
  const { body } = document;
  const own = body.getAttribute('tabindex');
  // For this moment only: a body that can be focused takes the focus at every click on the page.
  if (own === null) body.tabIndex = -1;
  body.focus({ preventScroll: true });
  if (own === null) body.removeAttribute('tabindex');
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
