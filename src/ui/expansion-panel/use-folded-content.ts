import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const CONTROLS = 'a[href], area[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable]';

/** The `tabindex` of each control before the content was collapsed, to restore it. */
type OwnTabIndexes = Map<Element, string | null>;

/**
 * Removes the controls in collapsed content from the tab order, but not from screen readers, and expands it when
 * find-in-page finds something in it.
 */
export function useFoldedContent(
  content: RefObject<HTMLDivElement | null>,
  folded: boolean,
  onFound: () => void,
): void {
  const own = useRef<OwnTabIndexes>(new Map());
  // After every render, because the content may have new links.
  useLayoutEffect(() => {
    const element = content.current;
    if (!element) return;
    if (folded) {
      takeFromTabKey(element, own.current);
      // React supports `hidden` as a boolean only. The style sheet keeps the beginning of the text visible.
      element.setAttribute('hidden', 'until-found');
    } else {
      giveBack(own.current);
      element.removeAttribute('hidden');
    }
  });
  useEffect(() => {
    const element = content.current;
    if (!element || !folded) return undefined;
    // Browsers that support `until-found` fire `beforematch`; in others find-in-page scrolls the collapsed box. So does
    // a screen reader that moves to a link further down.
    const handleScroll = (): void => {
      if (element.scrollTop > 0) onFound();
    };
    element.addEventListener('beforematch', onFound);
    element.addEventListener('scroll', handleScroll);
    return () => {
      element.removeEventListener('beforematch', onFound);
      element.removeEventListener('scroll', handleScroll);
    };
  });
}

/** A control keeps its role, name and click; only the Tab key skips it. */
function takeFromTabKey(element: Element, own: OwnTabIndexes): void {
  for (const control of element.querySelectorAll(CONTROLS)) {
    const current = control.getAttribute('tabindex');
    // Any other value was set by the owner, before or in the meantime.
    if (current !== '-1' || !own.has(control)) own.set(control, current);
    control.setAttribute('tabindex', '-1');
  }
}

function giveBack(own: OwnTabIndexes): void {
  for (const [control, tabIndex] of own) {
    if (tabIndex === null) control.removeAttribute('tabindex');
    else control.setAttribute('tabindex', tabIndex);
  }
  own.clear();
}
