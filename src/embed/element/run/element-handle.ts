import { nativeProperty, matches } from '../../page/native-property.ts';
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

/** The parent of a node in the flat tree, in which an element is inside its slot and a shadow tree inside its host. */
function parentOf(node: Node): Node | null | undefined {
  return (
    nativeProperty(node as Element, 'assignedSlot') ?? nativeProperty(node, 'parentNode') ?? (node as ShadowRoot).host
  );
}
