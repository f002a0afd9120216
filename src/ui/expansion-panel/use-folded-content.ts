import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const CONTROLS = 'a[href], area[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable]';

/** The `tabindex` of each control before the content was collapsed, to restore it. */
type OwnTabIndexes = Map<Element, string | null>;

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
  const own = useRef<OwnTabIndexes>(new Map());
  // After every render, because the content may have new links, and they move when the text breaks into other lines.
  useLayoutEffect(() => {
    const element = content.current;
    if (!element) return;
    if (folded) {
      takeFromTabKey(element, own.current);
      // React supports `hidden` as a boolean only. The stylesheet keeps the beginning of the text visible.
      element.setAttribute('hidden', 'until-found');
    } else {
      for (const control of own.current.keys()) giveBack(control, own.current);
      element.removeAttribute('hidden');
    }
  });
  useEffect(() => {
    const element = content.current;
    if (!element || !folded) return undefined;
    // Not when it scrolls: a screen reader scrolls it line by line, and would read what unfolds a second time.
    element.addEventListener('beforematch', onFound);
    return () => element.removeEventListener('beforematch', onFound);
  });
}

/** A control that does not show keeps its role, name and click; only the Tab key skips it. */
function takeFromTabKey(element: Element, own: OwnTabIndexes): void {
  const { top, height } = element.getBoundingClientRect();
  const controls = Array.from(element.querySelectorAll(CONTROLS), (control) => ({
    control,
    shows: control.getBoundingClientRect().bottom < top + height * LEGIBLE,
  }));
  for (const { control, shows } of controls) {
    const current = control.getAttribute('tabindex');
    // Any other value was set by the owner, before or in the meantime.
    if (current !== '-1' || !own.has(control)) own.set(control, current);
    if (shows) giveBack(control, own);
    else control.setAttribute('tabindex', '-1');
  }
}

function giveBack(control: Element, own: OwnTabIndexes): void {
  const tabIndex = own.get(control) ?? null;
  if (tabIndex === null) control.removeAttribute('tabindex');
  else control.setAttribute('tabindex', tabIndex);
  own.delete(control);
}
