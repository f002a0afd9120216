import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Whether a text is higher than some CSS pixels, measured before paint and whenever its size changes. True before the
 * first measurement, and if it cannot be measured. Each new height renders the component again.
 */
export function useOverflow(text: RefObject<HTMLElement | null>, height: number): boolean {
  const [textHeight, setTextHeight] = useState(Infinity);
  useLayoutEffect(() => {
    const element = text.current;
    if (!element || typeof ResizeObserver !== 'function') return undefined;
    const measure = (): void => {
      // An element without height is not rendered, as in a closed tab panel: keep the last result.
      if (element.offsetHeight > 0) setTextHeight(element.offsetHeight);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [text]);
  return textHeight > height;
}
