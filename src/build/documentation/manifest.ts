import { type AttributeSpec, propertyName } from '../../embed/element/declare/attributes.ts';
import type { WidgetDeclaration } from '../../embed/element/declare/declaration.ts';
import type { CustomProperty } from './custom-properties.ts';
import { detailType } from './detail-type.ts';

/** The module of the classes, as users of the package refer to it. */
const MODULE = 'dist/shop-widgets.js';

/** The custom elements manifest (schema 1.0.0), for Storybook, linters and editors. */
export function customElementsManifest(
  declarations: readonly WidgetDeclaration[],
  properties: readonly CustomProperty[],
): object {
  return {
    schemaVersion: '1.0.0',
    readme: 'README.md',
    modules: [
      {
        kind: 'javascript-module',
        path: MODULE,
        declarations: declarations.map((declaration) => classOf(declaration, properties)),
        exports: declarations.map(({ tag, className }) => ({
          kind: 'custom-element-definition',
          name: tag,
          declaration: { name: className, module: MODULE },
        })),
      },
    ],
  };
}

function classOf(declaration: WidgetDeclaration, properties: readonly CustomProperty[]): object {
  const { tag, className, doc, attributes, events, slots, parts } = declaration;
  return {
    kind: 'class',
    customElement: true,
    name: className,
    tagName: tag,
    description: doc,
    superclass: { name: 'HTMLElement' },
    attributes: Object.entries(attributes).map(([name, spec]) => ({
      name,
      fieldName: propertyName(name),
      ...described(spec),
    })),
    members: Object.entries(attributes).map(([name, spec]) => ({
      kind: 'field',
      name: propertyName(name),
      attribute: name,
      ...described(spec),
    })),
    events: Object.entries(events).map(([name, event]) => ({
      name,
      description: event.doc,
      type: { text: `CustomEvent<${detailType(event.detail)}>` },
    })),
    slots: Object.entries(slots).map(([name, description]) => ({ name, description })),
    cssParts: Object.entries(parts).map(([name, description]) => ({ name, description })),
    cssProperties: properties.map(({ name, doc: description, defaultText }) => ({
      name,
      description,
      default: defaultText,
    })),
  };
}

function described({ doc, type, defaultText }: AttributeSpec<unknown>): object {
  return { description: doc, type: { text: type }, default: defaultText };
}
