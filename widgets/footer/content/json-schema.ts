import { GROUP_ICONS } from '../icons/icon-names.ts';
import docs from './content-schema.docs.json' with { type: 'json' };
import { CONTENT_SCHEMA } from './content-schema.ts';
import { LOGO_SIZE } from './logo-sources.ts';
import type { SchemaNode } from './schema-nodes.ts';

type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * What editors read about each key; a test makes sure that there is a sentence for each. An entry of a list is named by the
 * key of the list and `[]`. A key that means something else in one place is named there with the key above it.
 */
const DOCS: Readonly<Record<string, string>> = docs;

/** The JSON Schema of the content, for completion in editors: `{"$schema": "…/footer-content.schema.json"}`. */
export function contentJsonSchema(): JsonSchema {
  const { properties, ...root } = rulesOf(CONTENT_SCHEMA, '', false);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Content of <shop-footer>',
    description:
      'The content of <shop-footer>. Objects are merged over the built-in content, arrays replace it, null removes.',
    ...root,
    properties: { $schema: { type: 'string' }, ...(properties as JsonSchema) },
  };
}

/**
 * @param key the key of the node, see `DOCS`
 * @param whole whether the entry is in a list, which replaces the built-in list; elsewhere, missing keys keep their
 * built-in values
 */
function rulesOf(node: SchemaNode, key: string, whole: boolean): JsonSchema {
  const child = (name: string, of: SchemaNode, isWhole = whole): JsonSchema => ({
    description: DOCS[`${key}.${name}`] ?? DOCS[name],
    ...rulesOf(of, name, isWhole),
  });
  const arrayOf = (item: SchemaNode): JsonSchema => ({ type: 'array', items: child(`${key}[]`, item, true) });
  const changesOf = (item: SchemaNode): JsonSchema => {
    const change = { anyOf: [child(`${key}[]`, item, false), { type: 'null' }] };
    return {
      type: 'object',
      properties: Object.fromEntries(GROUP_ICONS.map((name) => [name, change])),
      additionalProperties: false,
    };
  };
  switch (node.kind) {
    case 'text':
      return { type: 'string', minLength: 1 };
    case 'address':
      return { type: 'string', pattern: '^\\s*(https?://|mailto:|tel:|/(?![/\\\\])|[?#]|[^/?#:\\\\]+([/?#]|$))' };
    case 'flag':
      return { type: 'boolean' };
    case 'length':
      return { type: 'number', minimum: 1, maximum: LOGO_SIZE };
    case 'moment':
      return { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2})?$' };
    case 'choice':
      return node.orPicture
        ? { anyOf: [{ enum: node.values }, { type: 'string', pattern: '^\\s*(https://|/(?![/\\\\]))' }] }
        : { enum: node.values };
    case 'list':
      return node.named ? { anyOf: [arrayOf(node.item), changesOf(node.item)] } : arrayOf(node.item);
    case 'object': {
      const required = Object.entries(node.required).map(([name, of]) => [name, child(name, of)]);
      const optional = Object.entries(node.optional).map(([name, of]) => [
        name,
        { anyOf: [child(name, of), { type: 'null' }] },
      ]);
      return {
        type: 'object',
        properties: Object.fromEntries([...required, ...optional]),
        required: whole ? Object.keys(node.required) : [],
        additionalProperties: false,
      };
    }
    // Stryker disable next-line ConditionalExpression: no kind is left, which the compiler sees to.
    default:
      return node satisfies never;
  }
}
