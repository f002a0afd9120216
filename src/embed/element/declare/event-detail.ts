/**
 * The type of one field in an event's detail. The TypeScript type and the type that the documentation prints both follow
 * from it.
 */
export interface FieldType<Value> {
  /** The closed set of values; any string is allowed where it is missing. */
  readonly values?: readonly Value[];
  readonly nullable?: true;
}

/** The fields of an event's detail, by name. */
export type DetailFields = Readonly<Record<string, FieldType<unknown>>>;

/** The detail that has these fields. */
export type DetailOf<Fields extends DetailFields> = keyof Fields extends never
  ? Record<string, never>
  : { readonly [Name in keyof Fields]: Fields[Name] extends FieldType<infer Value> ? Value : never };

/** Any string. */
export const string: FieldType<string> = {};

/** `true` or `false`. */
export const boolean: FieldType<boolean> = { values: [true, false] };

/** One of a closed set of values. */
// @__NO_SIDE_EFFECTS__
export function oneOf<const Value extends string | number | null>(values: readonly Value[]): FieldType<Value> {
  return { values };
}

/** A value of the type, or `null`. */
// @__NO_SIDE_EFFECTS__
export function orNull<Value>(type: FieldType<Value>): FieldType<Value | null> {
  return { ...type, nullable: true };
}
