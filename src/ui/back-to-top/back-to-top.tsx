import { useEffect, useState } from 'react';
import { ArrowUpIcon } from '../icons/icons.ts';
import { useLabelFinder } from '../labels/labels.ts';
import { prefersReducedMotion } from '../motion.ts';
import { classNames, type NativeProps } from '../native-props.ts';

/** The `<button>`, and with it a `ref`, exists only while the page is scrolled beyond the `threshold`. */
export interface BackToTopProps extends NativeProps<'button', 'type' | 'onClick'> {
  /** The button's text, "Nach oben". Default: the root's label. */
  readonly label?: string | undefined;
  /** How far the page must be scrolled before the button appears, in CSS pixels. */
  readonly threshold?: number;
  /** `fixed` is in the corner of the viewport, `inline` in the flow of the page. */
  readonly position?: 'fixed' | 'inline';
}

/** Scrolls back to the top of a long page and moves the focus there: the next Tab goes to the first control. */
export function BackToTop({ label, threshold = 600, position = 'fixed', ...props }: BackToTopProps) {
  const { className, ...button } = props;
  const labelOf = useLabelFinder('BackToTop');
  const scrolled = useScrolledPast(threshold);
  const handleClick = (): void => {
    window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
    focusPage();
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
      <span>{label ?? labelOf('backToTop')}</span>
    </button>
  );
}

/** Moves the focus to the beginning of the page, even if there is no control. */
function focusPage(): void {
  const { body } = document;
  const own = body.getAttribute('tabindex');
  // Only temporarily: a focusable body would take the focus on every click on the page.
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
