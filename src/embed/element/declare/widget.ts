import type { ReactNode } from 'react';
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

/** What renders a tag. */
interface Renderer<Component = AnyComponent> {
  /** The stylesheets of everything inside, in their order. */
  readonly styles: readonly string[];
  /** Whether the script may show a first paint of the tag: the page does not say that it will look otherwise. */
  readonly paintsFirst?: () => boolean;
  /** In the modules: loads a large dependency beside the component, not after it, and evaluates it in a task of its own. */
  readonly dependency?: () => Promise<unknown>;
  /** Gives the component; the modules load it when the first element of the tag is mounted. */
  readonly component: () => Promise<Component>;
}

/** The component of any tag: what it takes was checked where it was listed. */
export type AnyComponent = (props: {
  attributes: never;
  page: PageServices;
  content: unknown;
  handle: ElementHandle<never>;
}) => ReactNode;

/** A tag's declaration together with what renders it. */
export interface Widget extends Renderer {
  readonly declaration: WidgetDeclaration;
}

/** Joins declarations with what renders them, by their names. It is typed: each component takes what its declaration has. */
export function widgetsOf<Declarations extends Readonly<Record<string, WidgetDeclaration>>>(
  declarations: Declarations,
  renderers: { readonly [Name in keyof Declarations]: Renderer<ComponentOf<Declarations[Name]>> } & Readonly<
    Record<string, Renderer>
  >,
): readonly Widget[] {
  return Object.entries(declarations).map(([name, declaration]) => ({ declaration, ...(renderers[name] as Renderer) }));
}

/** The props of the component of a declaration: `WidgetPropsOf<typeof newsletterDeclaration>`. */
export type WidgetPropsOf<Declaration extends WidgetDeclaration> = WidgetProps<
  Declaration['attributes'],
  Declaration['events']
>;

/** The component of a declaration. */
export type ComponentOf<Declaration extends WidgetDeclaration> = (props: WidgetPropsOf<Declaration>) => ReactNode;
