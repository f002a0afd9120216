import { type AttributeSpec, text } from './attributes.ts';

/** What an attribute takes, as forms and plugins need to know it. */
export type AttributeKind =
  | { readonly kind: 'flag' }
  | { readonly kind: 'choice' | 'tokens'; readonly values: readonly string[] }
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  | { readonly kind: 'address' | 'text' };

/** Whole numbers above this are not looked for. */
const HIGHEST = 100;

const ANY_TEXT = text('').allowed;

/** Reads the kind from what the attribute's entry in the declaration says of its values and accepts. */
export function kindOf(spec: AttributeSpec<unknown>): AttributeKind {
  if (spec.boolean) return { kind: 'flag' };
  if (spec.values) return { kind: spec.type.startsWith('Array<') ? 'tokens' : 'choice', values: spec.values };
  if (spec.type === 'number') {
    const accepted = Array.from({ length: HIGHEST }, (_, value) => value).filter(
      (value) => spec.parse(String(value)) !== undefined,
    );
    return { kind: 'number', min: accepted[0] ?? 0, max: accepted.at(-1) ?? HIGHEST };
  }
  return { kind: spec.allowed === ANY_TEXT ? 'text' : 'address' };
}
