import { isInside } from '../../page/ancestors.ts';
import type { EventTable } from '../declare/declaration.ts';
import type { WidgetHost } from '../declare/widget.ts';

/** Lets a widget dispatch events on its element, which bubble and leave shadow roots, and ask where the element is. */
export function hostOf(element: HTMLElement, events: EventTable): WidgetHost<EventTable> {
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
    isInside: (selector) => isInside(element, selector),
  };
}
