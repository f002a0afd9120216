import { genuine, isFoundBy } from './genuine.ts';

/** Whether an element stands inside one that matches a selector, also across slots and the roots of shadow trees. */
export function isInside(element: Element, selector: string): boolean {
  for (let node = parentOf(element); node; node = parentOf(node)) {
    if ('hasAttribute' in node && isFoundBy(selector, node as Element)) return true;
  }
  return false;
}

/** What is around a node where the page is shown: an element in a slot is inside what is around the slot. */
function parentOf(node: Node): Node | null | undefined {
  return genuine(node as Element, 'assignedSlot') ?? genuine(node, 'parentNode') ?? (node as ShadowRoot).host;
}
