import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const CONTROLS = 'a[href], area[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable]';

/** What a control had as its own `tabindex`, for when the content is unfolded. */
type OwnTabIndexes = Map<Element, string | null>;

/**
 * Keeps folded content out of the Tab key's way, but not from screen readers, and unfolds it when a search in the page
 * finds something in it.
 */
export function useFoldedContent(
  content: RefObject<HTMLDivElement | null>,
  folded: boolean,
  onFound: () => void,
): void {
  const own = useRef<OwnTabIndexes>(new Map());
  // After every render: the content may have got new links.
  useLayoutEffect(() => {
    const element = content.current;
    if (!element) return;
    if (folded) {
      takeFromTabKey(element, own.current);
      // React's `hidden` is a boolean. The style sheet keeps the beginning of the text visible all the same.
      element.setAttribute('hidden', 'until-found');
    } else {
      giveBack(own.current);
      element.removeAttribute('hidden');
    }
  });
  useEffect(() => {
    const element = content.current;
    if (!element || !folded) return undefined;
    // Browsers that know `until-found` fire `beforematch`; in the others the search scrolls the folded box. So does a
    // screen reader that goes to a link further down.
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

/** A control keeps its role, name and click; only the Tab key passes it by. */
function takeFromTabKey(element: Element, own: OwnTabIndexes): void {
  for (const control of element.querySelectorAll(CONTROLS)) {
    const current = control.getAttribute('tabindex');
    // A value that is not ours was set by the owner, now or in the meantime.
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
