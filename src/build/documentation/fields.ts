import type { Schema } from './services.ts';
import { code, oneLine } from './tables.ts';

/** A field of a body, as a table shows it. */
export interface Field {
  readonly name: string;
  readonly isRequired: boolean;
  /** What the field is, and which values it has. */
  readonly rule: string;
  /** Whether a sentence explains it; otherwise its name and its values in the example are enough. */
  readonly isExplained: boolean;
}

/** The fields of a body; none if it is not an object. */
export function fieldsOf({ properties = {}, required = [] }: Schema): readonly Field[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    isRequired: required.includes(name),
    rule: ruleOf(schema),
    isExplained: schema.description !== undefined,
  }));
}

function ruleOf(schema: Schema): string {
  const { description, items, anyOf, maxLength } = schema;
  // In a change, `null` removes a value; the call itself explains this.
  const [first] = anyOf ?? [];
  if (first) return `${first.description ? 'as in the sign-up' : ruleOf(first)}, or \`null\``;
  const values = schema.enum ?? items?.enum ?? [];
  return [
    oneLine(description ?? items?.description),
    values.map(code).join(' '),
    description || maxLength === undefined ? '' : `At most ${String(maxLength)} characters.`,
  ]
    .filter(Boolean)
    .join(' ');
}
