import type { AttributeTable } from '../declare/attributes.ts';
import type { EventTable } from '../declare/declaration.ts';
import type { Widget } from '../declare/widget.ts';
import { defineProperties } from './properties.ts';
import { WidgetElement } from './widget-element.ts';

/**
 * Makes a custom element of a widget and registers it. A tag that is already defined (the script twice, another
 * version) is left alone, without an error.
 *
 * @param widget the declaration and the component
 * @param css the styles of everything inside, shared by all instances
 * @returns whether the tag is defined by this script
 */
export function defineWidget<Attributes extends AttributeTable, Events extends EventTable>(
  widget: Widget<Attributes, Events>,
  css: string,
): boolean {
  const { tag, attributes } = widget.declaration;
  if (customElements.get(tag)) return false;
  const element = class extends WidgetElement {
    static override readonly widget = widget as unknown as Widget;
    static override readonly css = css;
  };
  defineProperties(element.prototype, Object.keys(attributes));
  customElements.define(tag, element);
  return true;
}
