import { readCustomProperties } from './custom-properties.ts';
import { type AttributeEntry, type Entry, type EventEntry, type TagEntry, TAGS } from './declarations.ts';
import { code, joined, table } from './markdown.ts';

const pageOf = (tag: string): string => (tag === 'shop-preview' ? 'staff-panel.md' : `${tag.replace('shop-', '')}.md`);

/** The tables of the tags in Markdown, by the name of their marker. */
export function tagTables(): Readonly<Record<string, string>> {
  const tags = TAGS.map(({ name, description }) => [`[${code(`<${name}>`)}](${pageOf(name)})`, description]);
  const properties = readCustomProperties().map((one) => [code(one.name), code(one.default), one.description]);
  const [{ attributes, events } = { attributes: [], events: [] }] = TAGS;
  return {
    tags: table(['tag', 'what it shows'], tags),
    attributes: attributesTable(ownedBy('all', 'attributes', attributes)),
    events: eventsTable(ownedBy('all', 'events', events)),
    ...Object.fromEntries(TAGS.map((tag) => [`tag ${tag.name}`, tagReference(tag)])),
    'custom-properties': table(['property', 'default', 'what it is for'], properties),
  };
}

type Kind = 'attributes' | 'events' | 'parts';

/** The entries that the page of a tag describes; with `all`, those that every tag has. */
function ownedBy<Of extends Entry>(owner: string, kind: Kind, entries: readonly Of[]): readonly Of[] {
  return entries.filter(({ name }) => {
    const owners = TAGS.filter((tag) => tag[kind].some((entry) => entry.name === name));
    return (owners.length === TAGS.length ? 'all' : owners[0]?.name) === owner;
  });
}

/** What a tag has alone, or has first, under a heading for each kind. */
function tagReference({ name: tag, attributes, events, slots, parts }: TagEntry): string {
  return joined([
    '## Attributes',
    attributesTable(ownedBy(tag, 'attributes', attributes)),
    'Every tag has [more](reference.md#attributes).',
    '## Events',
    eventsTable(ownedBy(tag, 'events', events)),
    'Every tag has [more](events.md#events-of-every-tag).',
    ...(slots.some(({ name }) => name !== '') ? ['## Slots', entryTable('slot', slots)] : []),
    '## CSS parts',
    entryTable('part', [ROOT, ...ownedBy(tag, 'parts', parts)]),
  ]);
}

const ROOT: Entry = { name: 'root', description: 'Everything inside the element.' };

function attributesTable(attributes: readonly AttributeEntry[]): string {
  const valuesOf = ({ spec: { kind, values, allowed } }: AttributeEntry): string =>
    kind === 'flag' ? 'boolean' : (values?.map(code).join(' ') ?? allowed);
  const rows = attributes.map((one) => [code(one.name), valuesOf(one), one.default, one.description]);
  return table(['attribute', 'values', 'default', 'what it does'], rows);
}

function eventsTable(events: readonly EventEntry[]): string {
  const rows = events.map((one) => [code(one.name), one.description, one.cancelable ? 'yes' : '', code(one.detail)]);
  return table(['event', 'when', 'cancelable', '`detail`'], rows);
}

function entryTable(kind: string, entries: readonly Entry[]): string {
  const rows = entries.map(({ name, description }) => [name ? code(name) : 'default', description]);
  return table([kind, 'what it is'], rows);
}
