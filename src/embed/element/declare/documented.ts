import type { AttributeSpec, AttributeTable } from './attributes.ts';
import type { EventSpec, EventTable, WidgetDeclaration } from './declaration.ts';

/** What an attribute does; with the default in words where the page or the script determines it. */
type AttributeDoc = string | { readonly doc: string; readonly defaultText: string };

/** The sentence of each attribute of a table: a missing one and one too many do not compile. */
export type AttributeDocs<Table extends AttributeTable> = { readonly [Name in keyof Table]: AttributeDoc };

/** When each event of a table is dispatched, and the fields of its detail. */
export type EventDocs<Events extends EventTable> = {
  readonly [Name in keyof Events]: {
    readonly doc: string;
    readonly detail: Events[Name] extends EventSpec<infer Fields> ? Fields : never;
  };
};

interface WidgetDocs<Declaration extends WidgetDeclaration> {
  readonly doc: string;
  readonly attributes: AttributeDocs<Declaration['attributes']>;
  readonly events: EventDocs<Declaration['events']>;
  readonly slots: Readonly<Record<Declaration['slots'][number], string>>;
  readonly parts: Readonly<Record<Declaration['parts'][number], string>>;
}

export interface DocumentedAttribute extends AttributeSpec<unknown> {
  readonly doc: string;
  readonly defaultText: string;
}

type DocumentedEvent = EventDocs<EventTable>[string] & Pick<EventSpec, 'cancelable'>;

/** A tag as editors, tools and guides need it. */
export interface DocumentedWidget extends Pick<WidgetDeclaration, 'tag' | 'children'> {
  /** The name of its class in the types and the manifest. */
  readonly className: string;
  readonly doc: string;
  readonly attributes: Readonly<Record<string, DocumentedAttribute>>;
  readonly events: Readonly<Record<string, DocumentedEvent>>;
  /** Slots by name; the default slot is `''`. */
  readonly slots: Readonly<Record<string, string>>;
  readonly parts: Readonly<Record<string, string>>;
}

/** Joins the declaration of a tag and the sentences about it. */
export function documentWidget<Declaration extends WidgetDeclaration>(
  { tag, attributes, events, children }: Declaration,
  docs: WidgetDocs<Declaration>,
): DocumentedWidget {
  // Typed as complete: what is missing does not compile.
  const { attributes: sentences, events: dispatched } = docs as WidgetDocs<WidgetDeclaration>;
  return {
    ...docs,
    tag,
    children,
    className: tag.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    attributes: Object.fromEntries(
      Object.entries(attributes).map(([name, spec]) => [name, documentAttribute(spec, sentences[name])]),
    ),
    events: Object.fromEntries(
      Object.entries(events).map(([name, spec]) => [name, { ...spec, ...dispatched[name] } as DocumentedEvent]),
    ),
  };
}

function documentAttribute(spec: AttributeSpec<unknown>, given: AttributeDoc = ''): DocumentedAttribute {
  const { doc, defaultText } = typeof given === 'string' ? { doc: given } : given;
  if (defaultText !== undefined) return { ...spec, doc, defaultText };
  return { ...spec, doc, defaultText: spec.kind === 'flag' ? 'off' : String(spec.defaultValue()) || 'none' };
}
