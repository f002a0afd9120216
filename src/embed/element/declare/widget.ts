import type { ComponentType } from 'react';
import type { AttributeTable, AttributeValues } from './attributes.ts';
import type { CommonValues } from './common-attributes.ts';
import type { EventDetail, EventTable, WidgetDeclaration } from './declaration.ts';

/** What a component can do with its element. */
export interface ElementHandle<Events extends EventTable> {
  /**
   * Dispatches an event on the element; it bubbles and leaves shadow roots.
   *
   * @returns `false` when the page has cancelled it
   */
  dispatch<Name extends keyof Events & string>(name: Name, detail: EventDetail<Events, Name>): boolean;
  /** Whether the element is inside one that matches the selector, also across slots and shadow trees. */
  isInside(selector: string): boolean;
}

/** The values for the calls that one element makes for its whole page: the session, the staff check, the A/B tests. */
export type PageServices = Pick<CommonValues, 'serviceBase' | 'apiKey'>;

/** The props of a widget's component. */
interface WidgetProps<Attributes extends AttributeTable, Events extends EventTable> {
  readonly attributes: AttributeValues<Attributes>;
  readonly page: PageServices;
  /** The parsed JSON of `<script type="application/json" data-content>`, if there is one. */
  readonly content: unknown;
  readonly handle: ElementHandle<Events>;
}

/** A tag's declaration together with the component that renders it. */
export interface Widget<Attributes extends AttributeTable = AttributeTable, Events extends EventTable = EventTable> {
  readonly declaration: WidgetDeclaration<Attributes, Events>;
  /** What the tag shows before its component is evaluated, by site. */
  readonly firstPaints?: Readonly<Record<string, string>>;
  /** Evaluates a large dependency of the component beforehand, so that this is a task of its own. */
  readonly dependency?: () => Promise<unknown>;
  /** Evaluates the component, when the first element of the tag is mounted. */
  readonly component: () => Promise<ComponentType<WidgetProps<Attributes, Events>>>;
}

/** Checks that a component takes what its declaration has. All widgets are of one type then, so that a list can hold them. */
export function widget<Attributes extends AttributeTable, Events extends EventTable>(
  typed: Widget<Attributes, Events>,
): Widget {
  return typed as unknown as Widget;
}

/** The props of the component of a declaration: `WidgetPropsOf<typeof newsletterDeclaration>`. */
export type WidgetPropsOf<Declaration> =
  Declaration extends WidgetDeclaration<infer Attributes, infer Events> ? WidgetProps<Attributes, Events> : never;
