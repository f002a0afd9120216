import type { AttributeTable } from './attributes.ts';

/** What a tag dispatches. `Detail` is a type-level marker only, read by `EventDetail`. */
export interface EventSpec<Detail> {
  readonly doc: string;
  /** TypeScript type of the detail, for the generated documentation. */
  readonly detailType: string;
  readonly cancelable?: true;
  readonly detail?: Detail;
}

export type EventTable = Readonly<Record<string, EventSpec<object>>>;

/** The detail that an event of a table carries. */
export type EventDetail<Events extends EventTable, Name extends keyof Events> =
  Events[Name] extends EventSpec<infer Detail> ? Detail : never;

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

/** Types one event of a declaration: `event<{site: Site}>({…})`. */
export function event<Detail extends object>(spec: Omit<EventSpec<Detail>, 'detail'>): EventSpec<Detail> {
  return spec;
}
