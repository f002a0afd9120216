import type { DocumentedAttribute, DocumentedWidget } from '../../embed/element/declare/documented.ts';
import type { CustomProperty } from './custom-properties.ts';
import { attributesOf, entriesOf, eventsOf } from './entries.ts';

/** The module of the classes, as users of the package refer to it. */
const MODULE = 'dist/shop-widgets.js';

/** The custom elements manifest (schema 1.0.0), for Storybook, linters and editors. */
export function customElementsManifest(
  widgets: readonly DocumentedWidget[],
  properties: readonly CustomProperty[],
): object {
  return {
    schemaVersion: '1.0.0',
    readme: 'README.md',
    modules: [
      {
        kind: 'javascript-module',
        path: MODULE,
        declarations: widgets.map((widget) => classOf(widget, properties)),
        exports: widgets.map(({ tag, className }) => ({
          kind: 'custom-element-definition',
          name: tag,
          declaration: { name: className, module: MODULE },
        })),
      },
    ],
  };
}

function classOf(widget: DocumentedWidget, properties: readonly CustomProperty[]): object {
  const attributes = attributesOf(widget);
  return {
    kind: 'class',
    customElement: true,
    name: widget.className,
    tagName: widget.tag,
    description: widget.doc,
    superclass: { name: 'HTMLElement' },
    attributes: attributes.map((one) => ({ name: one.name, fieldName: one.property, ...described(one) })),
    members: attributes.map((one) => ({
      kind: 'field',
      name: one.property,
      attribute: one.name,
      ...described(one),
    })),
    events: eventsOf(widget).map(({ type, ...event }) => ({ ...event, type: { text: type } })),
    slots: entriesOf(widget.slots),
    cssParts: entriesOf(widget.parts),
    cssProperties: properties.map(({ name, doc, defaultText }) => ({
      name,
      description: doc,
      default: defaultText,
    })),
  };
}

function described({ doc, type, defaultText }: DocumentedAttribute): object {
  return { description: doc, type: { text: type }, default: defaultText };
}
