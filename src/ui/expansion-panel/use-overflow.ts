import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Whether a text is higher than the place it has, measured before it is painted and whenever its size changes. True
 * until that is known, and where nothing can be measured.
 *
 * @param height of the place, in CSS pixels
 */
export function useOverflow(text: RefObject<HTMLElement | null>, height: number): boolean {
  const [overflows, setOverflows] = useState(true);
  useLayoutEffect(() => {
    const element = text.current;
    if (!element || typeof ResizeObserver !== 'function') return undefined;
    const measure = (): void => {
      // Without a height it is not shown, as in a tab that is closed: what was measured last holds.
      if (element.offsetHeight > 0) setOverflows(element.offsetHeight > height);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [text, height]);
  return overflows;
}
