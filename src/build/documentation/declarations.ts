import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { propertyName } from '../../embed/element/declare/attributes.ts';
import type { DocumentedWidget } from '../../embed/element/declare/documented.ts';
import type { DetailFields, FieldType } from '../../embed/element/declare/event-detail.ts';
import { LOCALES, SITES } from '../../embed/market/sites.ts';
import { PROJECT } from '../project.ts';

/** A tag with its declarations as lists, from which every file and table is made. */
export type TagEntry = ReturnType<typeof describeTag>;

export type AttributeEntry = TagEntry['attributes'][number];

/** One thing with a sentence: a slot, a part, or what extends this. */
export interface Entry {
  readonly name: string;
  readonly description: string;
}

/**
 * The tags with their documentation, sorted by tag. Every `widgets/<name>/declaration.docs.ts` is read, so that a new tag
 * is documented without further steps.
 */
export async function loadDeclarations(): Promise<readonly DocumentedWidget[]> {
  const files = globSync('widgets/*/declaration.docs.ts', { cwd: PROJECT });
  const modules = await Promise.all(
    files.map((file) => import(/* @vite-ignore */ pathToFileURL(join(PROJECT, file)).href) as Promise<object>),
  );
  const widgets = modules.flatMap((module) => Object.values(module) as unknown[]).filter(isWidget);
  return widgets.sort((one, other) => one.tag.localeCompare(other.tag));
}

/** The module also exports sentences that tags share. */
function isWidget(value: unknown): value is DocumentedWidget {
  return typeof value === 'object' && value !== null && 'tag' in value;
}

export async function loadTags(): Promise<readonly TagEntry[]> {
  return (await loadDeclarations()).map(describeTag);
}

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
      type: spec.type,
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

/** The sets of values that have a name of their own in `index.d.ts`, by their text: their modules may be loaded twice. */
const NAMED: Readonly<Record<string, string>> = {
  [union(SITES)]: 'Site',
  [union(LOCALES)]: 'Locale',
  [union([true, false])]: 'boolean',
};

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
