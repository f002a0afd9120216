import type { AttributeTable } from '../declare/attributes.ts';
import type { EventTable } from '../declare/declaration.ts';
import type { Widget } from '../declare/widget.ts';
import { defineProperties } from './properties.ts';
import { WidgetElement } from './widget-element.ts';

/*
 * What exists once per page, however many elements it has:
 * - the style sheet per document and CSS text, which all elements adopt (`adoptStyles`);
 * - the script tag with the page-wide defaults, and the address it was loaded from (`scriptDefault`, `scriptOrigin`);
 * - the observer that fills placeholders (`fillPlaceholders`);
 * - the messages that were logged already (`once` of the log);
 * - the login session and the staff session, each made at first use (`pageSession`, `staffSession`);
 * - the visitor's assignment to A/B tests (`assignOnce`), and the notes of the staff panel (`readStaffNotes`).
 * Everything else belongs to one element and ends when the element leaves the page.
 */

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
