import { readCustomProperties } from './custom-properties.ts';
import { type AttributeEntry, type Entry, type EventEntry, type TagEntry, TAGS } from './declarations.ts';
import { code, joined, table } from './markdown.ts';

/** The page of each tag. What several tags have is described on the first of them. */
const PAGES: Readonly<Record<string, { readonly file: string; readonly name: string }>> = {
  'shop-newsletter': { file: 'newsletter.md', name: 'sign-up' },
  'shop-preview': { file: 'staff-panel.md', name: 'staff panel' },
  'shop-session': { file: 'session.md', name: 'session' },
  'shop-layout': { file: 'layout.md', name: 'layout' },
  'shop-footer': { file: 'footer.md', name: 'footer' },
};

/** The tags in the order of their pages. */
const PAGED = Object.keys(PAGES).flatMap((tag) => TAGS.find(({ name }) => name === tag) ?? []);

/** The tables of the tags in Markdown, by the name of their marker. */
export function tagTables(): Readonly<Record<string, string>> {
  if (PAGED.length !== TAGS.length) throw new Error('Each tag needs a page: see PAGES.');
  const tags = PAGED.map(({ name, description }) => [`[${code(`<${name}>`)}](${PAGES[name]?.file})`, description]);
  const properties = readCustomProperties().map((one) => [code(one.name), code(one.default), one.description]);
  const [{ attributes, events } = { attributes: [], events: [] }] = PAGED;
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
    const owners = PAGED.filter((tag) => tag[kind].some((entry) => entry.name === name));
    return (owners.length === TAGS.length ? 'all' : owners[0]?.name) === owner;
  });
}

/** What a tag has, under a heading for each kind: its own in tables, then where the others are described. */
function tagReference({ name: tag, attributes, events, slots, parts }: TagEntry): string {
  const elsewhere = (kind: Kind, entries: readonly Entry[], anchor: string): string => {
    const others = Object.entries(PAGES).flatMap(([owner, { file, name }]) => {
      const names = owner === tag ? [] : ownedBy(owner, kind, entries).map((entry) => code(entry.name));
      return names.length > 0 ? [`${names.join(' ')} of the [${name}](${file}#${anchor})`] : [];
    });
    return others.length > 0 ? `Also ${others.join(', ')}.` : '';
  };
  const more = (where: string): string => `Every tag has [more](${where}).`;
  return joined([
    '## Attributes',
    attributesTable(ownedBy(tag, 'attributes', attributes)),
    joined([elsewhere('attributes', attributes, 'attributes'), more('reference.md#attributes')], ' '),
    '## Events',
    eventsTable(ownedBy(tag, 'events', events)),
    joined([elsewhere('events', events, 'events'), more('events.md#events-of-every-tag')], ' '),
    ...(slots.some(({ name }) => name !== '') ? ['## Slots', entryTable('slot', slots)] : []),
    '## CSS parts',
    entryTable('part', [
      { name: 'root', description: 'Everything inside the element.' },
      ...ownedBy(tag, 'parts', parts),
    ]),
    elsewhere('parts', parts, 'css-parts'),
  ]);
}

function attributesTable(attributes: readonly AttributeEntry[]): string {
  const valuesOf = ({ boolean, values, allowed }: AttributeEntry): string =>
    boolean ? 'boolean' : (values?.map(code).join(' ') ?? allowed);
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
