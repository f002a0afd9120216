import { CONTENT_SCHEMA } from './content-schema.ts';
import type { SchemaNode } from './schema-nodes.ts';

type JsonSchema = Readonly<Record<string, unknown>>;

/** The JSON Schema of the content, for the completion of editors: `{"$schema": "…/footer-content.schema.json"}`. */
export function contentJsonSchema(): JsonSchema {
  const { properties, ...root } = describe(CONTENT_SCHEMA);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Content of <shop-footer>',
    ...root,
    properties: { $schema: { type: 'string' }, ...(properties as JsonSchema) },
  };
}

function describe(node: SchemaNode): JsonSchema {
  return { description: node.doc, ...rulesOf(node) };
}

function rulesOf(node: SchemaNode): JsonSchema {
  switch (node.kind) {
    case 'text':
      return { type: 'string', minLength: 1 };
    case 'address':
      return { type: 'string', pattern: '^\\s*(https?://|mailto:|tel:|/(?![/\\\\])|[?#]|[^/?#:\\\\]+([/?#]|$))' };
    case 'flag':
      return { type: 'boolean' };
    case 'length':
      return { type: 'number', minimum: 1, maximum: node.max };
    case 'moment':
      return { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2})?$' };
    case 'choice':
      return { enum: node.values };
    case 'list':
      return { type: 'array', items: describe(node.item) };
    case 'object':
      return {
        type: 'object',
        properties: {
          ...mapValues(node.required, describe),
          ...mapValues(node.optional, (child) => ({ anyOf: [describe(child), { type: 'null' }] })),
        },
        required: Object.keys(node.required),
        additionalProperties: false,
      };
    default:
      return node satisfies never;
  }
}

function mapValues<Value, Mapped>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value) => Mapped,
): Record<string, Mapped> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
