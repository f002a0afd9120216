import type { ReactNode } from 'react';
import type { Texts } from '../../i18n/locales.ts';
import type { AttributeTable, AttributeValues } from './attributes.ts';
import type { CommonValues } from './common-attributes.ts';

/** One field in an event's detail. Its TypeScript type and the type in the documentation follow from it. */
export interface FieldType<Value> {
  /** The closed set of values; any string is allowed where it is missing. */
  readonly values?: readonly Value[];
  readonly nullable?: true;
}

export type DetailFields = Readonly<Record<string, FieldType<unknown>>>;

type DetailOf<Fields extends DetailFields> = keyof Fields extends never
  ? Record<string, never>
  : { readonly [Name in keyof Fields]: Fields[Name] extends FieldType<infer Value> ? Value : never };

export interface EventSpec<Fields extends DetailFields = DetailFields> {
  /** Never set: the fields of the detail are its type here, and their values are in the documentation. */
  readonly detail?: Fields;
  readonly cancelable?: true;
}

export type EventTable = Readonly<Record<string, EventSpec>>;

export type EventDetail<Events extends EventTable, Name extends keyof Events> =
  Events[Name] extends EventSpec<infer Fields> ? DetailOf<Fields> : never;

/** What a page can rely on in one tag. The documentation is made of it and of the `declaration.docs.ts` beside it. */
export interface WidgetDeclaration {
  readonly tag: `shop-${string}`;
  readonly attributes: AttributeTable;
  readonly events: EventTable;
  /** The names of the slots; the default slot is `''`. */
  readonly slots: readonly string[];
  /** The names for `::part()`, which a placeholder exports. */
  readonly parts: readonly string[];
  /** What light-DOM children are: `fallback`, hidden once the widget has rendered, or `content` of its slots. */
  readonly children: 'fallback' | 'content';
  /** Called when an element comes into a page, before anything is rendered; returns the function for when it leaves. */
  readonly onEnter?: (element: Element) => () => void;
}

export function event<Fields extends DetailFields>(): EventSpec<Fields> {
  return {};
}

/** An event with a detail of these fields, whose default action a page can prevent. */
export function cancelableEvent<Fields extends DetailFields>(): EventSpec<Fields> {
  return { cancelable: true };
}

export const string: FieldType<string> = {};

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

/** What a component can do with its element. */
export interface ElementHandle<Events extends EventTable> {
  /** Dispatches an event on the element; it bubbles and leaves shadow roots. `false` if the page has cancelled it. */
  dispatch<Name extends keyof Events & string>(name: Name, detail: EventDetail<Events, Name>): boolean;
  /** Whether the element is inside one that matches the selector, also across slots and shadow trees. */
  isInside(selector: string): boolean;
}

/** The values for the calls that one element makes for its whole page: the session, the staff check, the A/B tests. */
export type PageServices = Pick<CommonValues, 'serviceBase' | 'apiKey'>;

/** The props of the component of a declaration: `WidgetPropsOf<typeof newsletterDeclaration>`. */
export interface WidgetPropsOf<Declaration extends WidgetDeclaration> {
  readonly attributes: AttributeValues<Declaration['attributes']>;
  readonly page: PageServices;
  /** The parsed JSON of `<script type="application/json" data-content>`, if there is one. */
  readonly content: unknown;
  readonly handle: ElementHandle<Declaration['events']>;
}

export type ComponentOf<Declaration extends WidgetDeclaration> = (props: WidgetPropsOf<Declaration>) => ReactNode;

/** What the first paint of a tag shows. */
export interface PaintFacts {
  /** By the names of the conditions in the markup: whether what depends on each is shown. */
  readonly shows: Readonly<Record<string, boolean>>;
  /** What takes the place of each `{name}` in the markup. Texts are there by their keys. */
  readonly values: Readonly<Record<string, string>>;
  /** The origin that links lead to; empty for the page's own. */
  readonly linkBase: string;
}

/** What a first paint is made of. */
interface PaintSource<Values = never> {
  readonly attributes: Values;
  /** The texts of the page, else of its site, by key. */
  readonly texts: Texts;
  /** Whether the page gives the tag content of its own. */
  readonly hasContent: boolean;
  readonly isInside: ElementHandle<never>['isInside'];
}

/** Says what the first paint of a tag shows, as its component would; `undefined` if only the component knows. */
export type FirstPaintOf<Declaration extends WidgetDeclaration> = (
  source: PaintSource<AttributeValues<Declaration['attributes']>>,
) => PaintFacts | undefined;

/** What runs beside an element while it is on the page, without React: the calls of a page view. */
export interface StartContext<Declaration extends WidgetDeclaration> {
  readonly read: () => Pick<WidgetPropsOf<Declaration>, 'attributes' | 'page'> & {
    /** Whether the tag has content of its own. */
    readonly hasContent: boolean;
  };
  readonly handle: ElementHandle<Declaration['events']>;
  /** Contains what shows, painted or mounted. */
  readonly root: ShadowRoot;
  /** Mounts the widget, because who the visitor is changes what it shows. */
  readonly need: (why: string) => void;
  /** Looks again at what the page says. */
  readonly update: () => void;
}

export interface Started {
  /** The page has changed an attribute, or the first paint was made again. */
  update(): void;
  /** React is about to take over what shows, which has to be as it was painted. */
  beforeMount?(): void;
  /** React has taken over what shows. */
  mounted?(): void;
  /** The element has left the page. */
  stop(): void;
}

export type StartOf<Declaration extends WidgetDeclaration> = (context: StartContext<Declaration>) => Started;

/** The start of any tag. */
export type AnyStart = (context: {
  read: () => { attributes: never; page: PageServices; hasContent: boolean };
  handle: ElementHandle<never>;
  root: ShadowRoot;
  need: (why: string) => void;
  update: () => void;
}) => Started;

/** What a tag can say that cannot be mounted, because a file is missing. */
export interface MissingContext {
  readonly root: ShadowRoot;
  readonly texts: Texts;
  readonly dispatch: ElementHandle<EventTable>['dispatch'];
}

/** The component of any tag: what it takes was checked where it was listed. */
export type AnyComponent = (props: {
  attributes: never;
  page: PageServices;
  content: unknown;
  handle: ElementHandle<never>;
}) => ReactNode;

/** What renders a tag. */
interface Renderer<
  Component = AnyComponent,
  Start = AnyStart,
  FirstPaint = (source: PaintSource) => PaintFacts | undefined,
> {
  /** The stylesheets of everything inside, in their order. */
  readonly styles: readonly string[];
  /** Missing for a tag without a first paint. */
  readonly firstPaint?: FirstPaint;
  /** Whether the page has the tag show something else than a server can know, such as by a cookie. */
  readonly differsFromServer?: (attributes: never) => boolean;
  /** Says that nothing came of the press of a form, because a file of the modules is missing; returns the message. */
  readonly showMissing?: (context: MissingContext) => Element | undefined;
  /** In the modules: loads a large dependency beside the component, not after it, and evaluates it in a task of its own. */
  readonly dependency?: () => Promise<unknown>;
  /** Gives what runs without React, when the browser is idle. */
  readonly start?: () => Promise<Start>;
  /** Gives the component, when an element is mounted; a tag without one consists of its first paint. */
  readonly component?: () => Promise<Component>;
}

export interface Widget extends Renderer {
  readonly declaration: WidgetDeclaration;
}

/** Joins declarations with what renders them, by name: each component takes what its declaration has. */
export function widgetsOf<Declarations extends Readonly<Record<string, WidgetDeclaration>>>(
  declarations: Declarations,
  renderers: {
    readonly [Name in keyof Declarations]: Renderer<
      ComponentOf<Declarations[Name]>,
      StartOf<Declarations[Name]>,
      FirstPaintOf<Declarations[Name]>
    >;
  } & Readonly<Record<string, Renderer>>,
): readonly Widget[] {
  return Object.entries(declarations).map(([name, declaration]) => ({ declaration, ...(renderers[name] as Renderer) }));
}
