import { genuine, matches } from '../../page/genuine.ts';
import type { ElementHandle, EventTable } from '../declare/declaration.ts';

/** Lets a widget dispatch events on its element, which bubble and leave shadow roots, and ask where the element is. */
export function handleOf(element: HTMLElement, events: EventTable): ElementHandle<EventTable> {
  return {
    dispatch: (name, detail) =>
      element.dispatchEvent(
        new CustomEvent(name, {
          detail,
          bubbles: true,
          composed: true,
          cancelable: events[name]?.cancelable === true,
        }),
      ),
    isInside(selector) {
      for (let node = parentOf(element); node; node = parentOf(node)) {
        if ('hasAttribute' in node && matches(selector, node as Element)) return true;
      }
      return false;
    },
  };
}

/** What is around a node where the page is shown: an element in a slot is inside what is around the slot. */
function parentOf(node: Node): Node | null | undefined {
  return genuine(node as Element, 'assignedSlot') ?? genuine(node, 'parentNode') ?? (node as ShadowRoot).host;
}
