import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Whether a text is higher than the available height, measured before paint and whenever its size changes. True before
 * the first measurement, and if it cannot be measured.
 *
 * @param height available height in CSS pixels
 */
export function useOverflow(text: RefObject<HTMLElement | null>, height: number): boolean {
  const [overflows, setOverflows] = useState(true);
  useLayoutEffect(() => {
    const element = text.current;
    if (!element || typeof ResizeObserver !== 'function') return undefined;
    const measure = (): void => {
      // An element without height is not rendered, as in a closed tab panel: keep the last result.
      if (element.offsetHeight > 0) setOverflows(element.offsetHeight > height);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [text, height]);
  return overflows;
}
