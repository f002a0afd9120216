import { DOCUMENTED } from '../../../widgets/documented.ts';
import { type AttributeSpec, propertyName } from '../../embed/element/declare/attributes.ts';
import type { DocumentedWidget } from '../../embed/element/declare/documented.ts';
import type { DetailFields, FieldType } from '../../embed/element/declare/declaration.ts';
import { LOCALES, SITES } from '../../embed/market/sites.ts';

/** A tag with its declarations as lists, from which every file and table is made. */
export type TagEntry = ReturnType<typeof describeTag>;

export type AttributeEntry = TagEntry['attributes'][number];

export type EventEntry = TagEntry['events'][number];

/** One thing with a sentence: a slot, a part, or what extends this. */
export interface Entry {
  readonly name: string;
  readonly description: string;
}

/** The sets of values that have a name of their own in `index.d.ts`, by their text. */
export const NAMED: Readonly<Record<string, string>> = {
  [union(SITES)]: 'Site',
  [union(LOCALES)]: 'Locale',
  [union([true, false])]: 'boolean',
};

export const TAGS = DOCUMENTED.map(describeTag);

function describeTag({ tag, className, doc, attributes, events, slots, parts }: DocumentedWidget) {
  return {
    name: tag,
    className,
    description: doc,
    attributes: Object.entries(attributes).map(([name, spec]) => ({
      name,
      property: propertyName(name),
      description: spec.doc,
      default: spec.defaultText,
      type: typeOf(spec),
      spec,
    })),
    events: Object.entries(events).map(([name, { doc: description, detail, cancelable }]) => ({
      name,
      description,
      detail: detailType(detail),
      cancelable,
    })),
    slots: entriesOf(slots),
    parts: entriesOf(parts),
  };
}

function entriesOf(sentences: Readonly<Record<string, string>>): readonly Entry[] {
  return Object.entries(sentences).map(([name, description]) => ({ name, description }));
}

/** The TypeScript type of an attribute's value. */
function typeOf({ kind, values }: AttributeSpec<unknown>): string {
  if (values) return kind === 'tokens' ? `Array<${union(values)}>` : union(values);
  if (kind === 'flag') return 'boolean';
  return kind === 'number' ? kind : 'string';
}

/** The TypeScript type of an event's detail, such as `{ loggedIn: boolean; code: 0 | 1 | null }`. */
function detailType(fields: DetailFields): string {
  const printed = Object.entries(fields).map(([name, type]) => `${name}: ${fieldType(type)}`);
  return printed.length === 0 ? '{}' : `{ ${printed.join('; ')} }`;
}

function fieldType({ values, nullable }: FieldType<unknown>): string {
  const type = values ? union(values) : 'string';
  return `${NAMED[type] ?? type}${nullable ? ' | null' : ''}`;
}

/** The TypeScript type of a closed set of values. */
export function union(values: readonly unknown[]): string {
  return values.map((value) => (typeof value === 'string' ? `'${value}'` : String(value))).join(' | ');
}
