import type { AttributeTable } from './attributes.ts';

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
type DetailOf<Fields extends DetailFields> = keyof Fields extends never
  ? Record<string, never>
  : { readonly [Name in keyof Fields]: Fields[Name] extends FieldType<infer Value> ? Value : never };

/** An event that a tag dispatches. */
export interface EventSpec<Fields extends DetailFields = DetailFields> {
  /** Never set: the fields of the detail are its type here, and their values are in the documentation. */
  readonly detail?: Fields;
  readonly cancelable?: true;
}

export type EventTable = Readonly<Record<string, EventSpec>>;

/** The type of the detail of one event of a table. */
export type EventDetail<Events extends EventTable, Name extends keyof Events> =
  Events[Name] extends EventSpec<infer Fields> ? DetailOf<Fields> : never;

/**
 * What a page can rely on in one tag. The element is made from it; the manifest, the editors' data, the types and the
 * tables of the guides are made from it and from the sentences in the `declaration.docs.ts` beside it.
 */
export interface WidgetDeclaration {
  readonly tag: `shop-${string}`;
  readonly attributes: AttributeTable;
  readonly events: EventTable;
  /** The names of the slots; the default slot is `''`. */
  readonly slots: readonly string[];
  /** The names for `::part()`, which a placeholder exports. */
  readonly parts: readonly string[];
  /**
   * What light-DOM children are: `fallback` content, of which the documented kinds are hidden once the widget has
   * rendered, or the `content` of the widget's slots, which stays visible.
   */
  readonly children: 'fallback' | 'content';
  /**
   * Called when an element of the tag comes into a page, before anything is rendered.
   *
   * @returns the function to call when it leaves
   */
  readonly onEnter?: (element: Element) => () => void;
}

/** An event with a detail of these fields. */
export function event<Fields extends DetailFields>(): EventSpec<Fields> {
  return {};
}

/** An event with a detail of these fields, whose default action a page can prevent. */
export function cancelableEvent<Fields extends DetailFields>(): EventSpec<Fields> {
  return { cancelable: true };
}

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
