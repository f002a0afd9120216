import { once, truncate, warn } from '../log.ts';
import { propertyName, unquoted } from './declare/attributes.ts';
import { scriptData, scriptDefault } from '../page/script-tag.ts';
import type { Widget } from './declare/declaration.ts';
import { defineProperties } from './run/attribute-reader.ts';
import { WidgetElement } from './run/widget-element.ts';

/** Whether `data-tags` of the script tag names a widget, such as `newsletter footer`; without it, all of them. */
export function isWanted({ declaration: { tag } }: Widget, _index: number, all: readonly Widget[]): boolean {
  const names = unquoted(scriptDefault('tags') ?? '').toLowerCase();
  const listed = names.split(/[\s,]+/).map((name) => `shop-${name.replace(/^shop-/, '')}`);
  const known = all.map((each) => each.declaration.tag);
  if (names === '') return true;
  const unknown = listed.find((name) => !known.some((each) => each === name));
  if (unknown)
    once(
      warn,
      `The script tag: data-tags="${truncate(names)}" names <${truncate(unknown)}>. Allowed: ${known.join(', ')}.`,
    );
  return listed.includes(tag);
}

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
  const ignored = [...attributes, 'service-origins', 'texts', 'placeholders', 'tags'].flatMap((attribute) => {
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
