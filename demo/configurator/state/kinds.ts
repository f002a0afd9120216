import type { AttributeSpec } from '../../../src/embed/element/declare/attributes.ts';

/** The control that fits an attribute. */
export type ControlKind =
  | { readonly kind: 'flag' }
  | { readonly kind: 'choice' | 'tokens'; readonly values: readonly string[] }
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  | { readonly kind: 'address' | 'text' };

/** Whole numbers above this are not looked for. */
const HIGHEST = 100;

/** Something that no attribute for an address accepts, and one for any text does. */
const NO_ADDRESS = 'javascript:void 0';

/** Finds the control by what the attribute's entry in the declaration says of its values and accepts. */
export function kindOf(spec: AttributeSpec<unknown>): ControlKind {
  if (spec.boolean) return { kind: 'flag' };
  if (spec.values) return { kind: spec.type.startsWith('Array<') ? 'tokens' : 'choice', values: spec.values };
  if (spec.type === 'number') {
    const accepted = Array.from({ length: HIGHEST }, (_, value) => value).filter(
      (value) => spec.parse(String(value)) !== undefined,
    );
    return { kind: 'number', min: accepted[0] ?? 0, max: accepted.at(-1) ?? HIGHEST };
  }
  return { kind: spec.parse(NO_ADDRESS) === undefined ? 'address' : 'text' };
}

/** Why the tag would not take a value; `undefined` if it does. */
export function refusalOf(spec: AttributeSpec<unknown>, raw: string): string | undefined {
  const value = raw.trim();
  if (spec.boolean || value === '' || spec.parse(value) !== undefined) return undefined;
  return `The tag ignores this: it takes ${spec.allowed}.`;
}
