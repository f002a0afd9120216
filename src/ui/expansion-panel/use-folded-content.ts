import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const CONTROLS = 'a[href], area[href], button, input, select, textarea, summary, iframe, [contenteditable]';

/** The part of a collapsed box above its faded last lines. The mask in the stylesheet begins at the same place. */
const LEGIBLE = 2 / 3;

/**
 * Removes the controls in the part of collapsed content that does not show from the tab order, but not from screen
 * readers, and expands it when find-in-page finds something in it.
 */
export function useFoldedContent(
  content: RefObject<HTMLDivElement | null>,
  folded: boolean,
  onFound: () => void,
): void {
  const skipped = useRef<readonly Element[]>([]);
  // After every render, because the content may have new links, and they move when the text breaks into other lines.
  useLayoutEffect(() => {
    const element = content.current;
    if (!element) return;
    for (const control of skipped.current) control.removeAttribute('tabindex');
    skipped.current = folded ? controlsBelow(element) : [];
    // A control that does not show keeps its role, name and click; only the Tab key skips it.
    for (const control of skipped.current) control.setAttribute('tabindex', '-1');
    // React supports `hidden` as a boolean only. The stylesheet keeps the beginning of the text visible.
    if (folded) element.setAttribute('hidden', 'until-found');
    else element.removeAttribute('hidden');
  });
  useEffect(() => {
    const element = content.current;
    if (!element || !folded) return undefined;
    // Not when it scrolls: a screen reader scrolls it line by line, and would read what unfolds a second time.
    element.addEventListener('beforematch', onFound);
    return () => element.removeEventListener('beforematch', onFound);
  });
}

/** The controls that do not show. One with a `tabindex` of its own is left as it is. */
function controlsBelow(content: Element): readonly Element[] {
  const { top, height } = content.getBoundingClientRect();
  const controls = Array.from(content.querySelectorAll(CONTROLS));
  return controls.filter(
    (control) => !control.hasAttribute('tabindex') && control.getBoundingClientRect().bottom >= top + height * LEGIBLE,
  );
}
