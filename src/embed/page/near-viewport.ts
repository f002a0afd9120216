/**
 * Whether an element is in the viewport, or beyond its edge by no more than a share of the viewport's size. The browser has to
 * lay the page out for it.
 */
export function isNearViewport(element: Element, share: number): boolean {
  // An element that is not displayed has no box, and one of no height has.
  if (element.getClientRects().length === 0) return false;
  const { top, right, bottom, left } = element.getBoundingClientRect();
  const { innerWidth, innerHeight } = window;
  return isWithin(top, bottom, innerHeight, share) && isWithin(left, right, innerWidth, share);
}

function isWithin(start: number, end: number, size: number, share: number): boolean {
  return start <= size * (1 + share) && end >= -size * share;
}
