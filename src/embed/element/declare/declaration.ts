import type { AttributeTable } from './attributes.ts';
import type { DetailFields, DetailOf } from './event-detail.ts';

/** An event that a tag dispatches. */
export interface EventSpec<Fields extends DetailFields = DetailFields> {
  readonly doc: string;
  /** The fields of the detail. The script itself does not need them, so that the build leaves them out. */
  readonly detail: Fields;
  readonly cancelable?: true;
}

export type EventTable = Readonly<Record<string, EventSpec>>;

/** The type of the detail of one event of a table. */
export type EventDetail<Events extends EventTable, Name extends keyof Events> =
  Events[Name] extends EventSpec<infer Fields> ? DetailOf<Fields> : never;

/**
 * Everything that a page can rely on in one tag. The element, the manifest, the editors' data, the types and the tables
 * of the README are made from it.
 */
export interface WidgetDeclaration<
  Attributes extends AttributeTable = AttributeTable,
  Events extends EventTable = EventTable,
> {
  readonly tag: `shop-${string}`;
  /** The class name in the manifest. */
  readonly className: string;
  readonly doc: string;
  readonly attributes: Attributes;
  readonly events: Events;
  /** Slots by name; the default slot is `''`. */
  readonly slots: Readonly<Record<string, string>>;
  readonly parts: Readonly<Record<string, string>>;
  /**
   * What light-DOM children are: `fallback` content, of which the documented kinds are hidden once the widget has
   * rendered, or the `content` of the widget's slots, which stays visible.
   */
  readonly children: 'fallback' | 'content';
}

/** Types a declaration without widening its tables. */
export function declareWidget<const Attributes extends AttributeTable, Events extends EventTable>(
  declaration: WidgetDeclaration<Attributes, Events>,
): WidgetDeclaration<Attributes, Events> {
  return declaration;
}

/** Types one event of a declaration without widening its detail. */
export function event<Fields extends DetailFields>(spec: EventSpec<Fields>): EventSpec<Fields> {
  return spec;
}
