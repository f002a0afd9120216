import { type AttributeSpec, text } from './attributes.ts';

/** What an attribute takes, as forms and plugins need to know it. */
export type AttributeKind =
  | { readonly kind: 'flag' }
  | { readonly kind: 'choice' | 'tokens'; readonly values: readonly string[] }
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  | { readonly kind: 'address' | 'text' };

const ANY_TEXT = text('').allowed;

/** Reads the kind from what the attribute's entry in the declaration says of its values and accepts. */
export function kindOf(spec: AttributeSpec<unknown>): AttributeKind {
  if (spec.boolean) return { kind: 'flag' };
  if (spec.values) return { kind: spec.type.startsWith('Array<') ? 'tokens' : 'choice', values: spec.values };
  if (spec.range) return { kind: 'number', ...spec.range };
  return { kind: spec.allowed === ANY_TEXT ? 'text' : 'address' };
}
