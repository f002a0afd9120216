import { truncate, warn } from '../log.ts';
import { propertyName } from './declare/attributes.ts';
import { scriptData } from '../page/script-tag.ts';
import type { Widget } from './declare/declaration.ts';
import { defineProperties } from './run/attribute-reader.ts';
import { WidgetElement } from './run/widget-element.ts';

/** Registers the custom element of a widget; `false` if the page or another script has defined the tag. */
export function defineWidget(widget: Widget): boolean {
  const { tag, attributes } = widget.declaration;
  if (customElements.get(tag)) return false;
  const element = class extends WidgetElement {
    static override readonly widget = widget;
  };
  defineProperties(element.prototype, Object.keys(attributes));
  customElements.define(tag, element);
  return true;
}

/** Warns once if the script is on the page twice with different defaults: those of the first, which defined `tag`, are used. */
export function warnOfSecondScript(tag: string, attributes: readonly string[]): void {
  const defined = customElements.get(tag) as Partial<typeof WidgetElement> | undefined;
  const first = defined?.scriptData;
  if (!first || defined.isReported) return;
  const second = scriptData();
  const ignored = [...attributes, 'service-origins', 'texts', 'placeholders'].flatMap((attribute) => {
    const value = second[propertyName(attribute)];
    // Upper and lower case mean the same in most attributes: `at` and `AT` are one site.
    return value === undefined || value.toLowerCase() === first[propertyName(attribute)]?.toLowerCase()
      ? []
      : [`data-${attribute}="${truncate(value)}"`];
  });
  if (ignored.length === 0) return;
  defined.isReported = true;
  warn(`The page loads the script twice. Of the second script, ${ignored.join(' ')} is ignored.`);
}
