import { propertyName } from '../../embed/element/declare/attributes.ts';
import type { DocumentedAttribute, DocumentedWidget } from '../../embed/element/declare/documented.ts';
import { detailType } from './detail-type.ts';

/** One thing with a sentence, as the manifest and the editors' data list slots and parts. */
interface Entry {
  readonly name: string;
  readonly description: string;
}

export function entriesOf(sentences: Readonly<Record<string, string>>): readonly Entry[] {
  return Object.entries(sentences).map(([name, description]) => ({ name, description }));
}

/** The events of a tag, with the TypeScript type of each. */
export function eventsOf({ events }: DocumentedWidget): ReadonlyArray<Entry & { readonly type: string }> {
  return Object.entries(events).map(([name, { doc, detail }]) => ({
    name,
    description: doc,
    type: `CustomEvent<${detailType(detail)}>`,
  }));
}

/** The attributes of a tag, with the name of each one's property. */
export function attributesOf({
  attributes,
}: DocumentedWidget): ReadonlyArray<DocumentedAttribute & { readonly name: string; readonly property: string }> {
  return Object.entries(attributes).map(([name, spec]) => ({ ...spec, name, property: propertyName(name) }));
}
