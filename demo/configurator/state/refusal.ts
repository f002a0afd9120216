import type { AttributeSpec } from '../../../src/embed/element/declare/attributes.ts';

/** Why the tag would not take a value; `undefined` if it does. */
export function refusalOf(spec: AttributeSpec<unknown>, raw: string): string | undefined {
  const value = raw.trim();
  if (spec.boolean || value === '' || spec.parse(value) !== undefined) return undefined;
  return `The tag ignores this: it takes ${spec.allowed}.`;
}
