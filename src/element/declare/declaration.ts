import type { AttributeTable } from './attributes.ts';

/** An event that a tag dispatches. `Detail` exists for the type checker only, which reads it by `EventDetail`. */
export interface EventSpec<Detail> {
  readonly doc: string;
  /** TypeScript type of the detail, for the generated documentation. */
  readonly detailType: string;
  readonly cancelable?: true;
  readonly detail?: Detail;
}

export type EventTable = Readonly<Record<string, EventSpec<object>>>;

/** The type of the detail of one event of a table. */
export type EventDetail<Events extends EventTable, Name extends keyof Events> =
  Events[Name] extends EventSpec<infer Detail> ? Detail : never;

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

/** Types one event of a declaration: `event<{site: Site}>({…})`. */
export function event<Detail extends object>(spec: Omit<EventSpec<Detail>, 'detail'>): EventSpec<Detail> {
  return spec;
}
