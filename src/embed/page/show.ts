/**
 * Scrolls an element into view. What a visitor cannot scroll back stays where it is: a box, or a page behind a dialog, with
 * `overflow: hidden`.
 */
export function scrollToShow(element: Element, block: 'center' | 'nearest'): void {
  const fixed = boxesAround(element).flatMap((box) => {
    const { scrollLeft: left, scrollTop: top } = box;
    const [fixesX, fixesY] = [isHidden(box, 'overflowX'), isHidden(box, 'overflowY')];
    const position: ScrollToOptions = { ...(fixesX && { left }), ...(fixesY && { top }), behavior: 'instant' };
    return fixesX || fixesY ? [() => box.scrollTo(position)] : [];
  });
  element.scrollIntoView({ block });
  for (const restore of fixed) restore();
}

/** The elements in which a node is where the page is shown: an element in a slot is inside what is around the slot. */
function boxesAround(node: Node): readonly Element[] {
  const around = (node as Element).assignedSlot ?? node.parentNode ?? (node as ShadowRoot).host;
  if (!around) return [];
  return 'scrollTo' in around ? [around as Element, ...boxesAround(around)] : boxesAround(around);
}

function isHidden(box: Element, axis: 'overflowX' | 'overflowY'): boolean {
  const { body } = box.ownerDocument;
  // The window has the overflow of the body, if the root has none.
  const boxes = box === document.scrollingElement ? [box, body] : [box];
  return boxes.some((each) => getComputedStyle(each)[axis] === 'hidden');
}
