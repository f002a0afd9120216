import { type AttributeSpec, propertyName } from '../../element/declare/attributes.ts';
import type { WidgetDeclaration } from '../../element/declare/declaration.ts';
import type { CustomProperty } from './custom-properties.ts';
import { detailType } from './detail-type.ts';

// Made here and not by custom-element-vs-code-integration 1.5 and custom-element-jet-brains-integration 1.8. From the same
// manifest they lose the defaults and `valueSet` of boolean attributes and the placeholder, split the values of
// `page-header` into "Array<'NO_FOOTER'" and "'NO_HEADER'>", and list 27 custom properties in the hover of every tag.

/** The attribute of a placeholder `<div>`, which the script replaces by a tag. */
const PLACEHOLDER = 'data-shop-widget';

/** VS Code's custom data for HTML (version 1.1): completion and hovers for tags and attributes. */
export function htmlCustomData(declarations: readonly WidgetDeclaration[]): object {
  return {
    version: 1.1,
    tags: declarations.map(({ tag, doc, attributes }) => ({
      name: tag,
      description: doc,
      attributes: Object.entries(attributes).map(([name, spec]) => ({
        name,
        description: `${spec.doc}\n\nDefault: ${spec.defaultText}.`,
        // `v` stands for an attribute without a value.
        ...(spec.boolean ? { valueSet: 'v' } : {}),
        ...(spec.values ? { values: spec.values.map((value) => ({ name: value })) } : {}),
      })),
    })),
    globalAttributes: [
      {
        name: PLACEHOLDER,
        description: 'Stands for a tag where an editor strips unknown ones; its attributes are written as data-*.',
        values: declarations.map(({ tag }) => ({ name: tag.replace('shop-', '') })),
      },
    ],
  };
}

/** JetBrains' web types: the same data with events, slots, parts and custom properties. */
export function webTypes(
  declarations: readonly WidgetDeclaration[],
  properties: readonly CustomProperty[],
  version: string,
): object {
  return {
    $schema: 'https://json.schemastore.org/web-types',
    name: 'shop-widgets',
    version,
    'js-types-syntax': 'typescript',
    'description-markup': 'markdown',
    contributions: { html: { elements: declarations.map((declaration) => elementOf(declaration, properties)) } },
  };
}

function elementOf(declaration: WidgetDeclaration, properties: readonly CustomProperty[]): object {
  const { tag, doc, attributes, events, slots, parts } = declaration;
  return {
    name: tag,
    description: doc,
    attributes: Object.entries(attributes).map(([name, spec]) => ({ name, ...described(spec), value: valueOf(spec) })),
    slots: Object.entries(slots).map(([name, description]) => ({ name, description })),
    js: {
      properties: Object.entries(attributes).map(([name, spec]) => ({
        name: propertyName(name),
        ...described(spec),
        type: spec.type,
      })),
      events: Object.entries(events).map(([name, event]) => ({
        name,
        description: event.doc,
        type: `CustomEvent<${detailType(event.detail)}>`,
      })),
    },
    css: {
      properties: properties.map(({ name, doc: description, defaultText }) => ({
        name,
        description: `${description} Default: ${defaultText}.`,
      })),
      parts: Object.entries(parts).map(([name, description]) => ({ name, description })),
    },
  };
}

function described({ doc, defaultText }: AttributeSpec<unknown>): object {
  return { description: doc, default: defaultText };
}

function valueOf({ boolean, type }: AttributeSpec<unknown>): object {
  return boolean ? { kind: 'no-value', type: 'boolean' } : { kind: 'plain', type };
}
