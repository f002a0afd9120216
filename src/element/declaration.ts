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

/** The detail that an event of a table carries. */
export type EventDetail<Events extends EventTable, Name extends keyof Events> =
  Events[Name] extends EventSpec<infer Fields> ? DetailOf<Fields> : never;

/**
 * Everything that a page can rely on in one tag. The element is made from it, and so are the manifest, the editors'
 * data, the types and the tables of the README.
 */
export interface WidgetDeclaration<
  Attributes extends AttributeTable = AttributeTable,
  Events extends EventTable = EventTable,
> {
  readonly tag: `shop-${string}`;
  /** Name of the React component, for the manifest's class name. */
  readonly className: string;
  readonly doc: string;
  readonly attributes: Attributes;
  readonly events: Events;
  /** Slots by name; the default slot is `''`. */
  readonly slots: Readonly<Record<string, string>>;
  readonly parts: Readonly<Record<string, string>>;
  /**
   * What a light-DOM child means: `fallback` hides the documented kinds once the widget shows, `content` leaves every
   * child visible because the slots are what the widget is for.
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
