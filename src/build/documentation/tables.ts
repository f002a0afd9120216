import { readCustomProperties } from './custom-properties.ts';
import { type AttributeEntry, type Entry, type TagEntry, TAGS } from './declarations.ts';
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
  return {
    tags: table(['tag', 'what it shows'], tags),
    attributes: attributesTable(ownedBy('all', 'attributes')),
    events: eventsTable(ownedBy('all', 'events')),
    ...Object.fromEntries(TAGS.map((tag) => [`tag ${tag.name}`, tagReference(tag)])),
    'custom-properties': table(['property', 'default', 'what it is for'], properties),
  };
}

type Kind = 'attributes' | 'events' | 'parts';

/** What the page of a tag describes, or what every tag has. */
function ownedBy<Of extends Kind>(owner: string, kind: Of, { [kind]: entries } = PAGED[0] as TagEntry): TagEntry[Of] {
  const own = entries.filter(({ name }) => {
    const owners = PAGED.filter((tag) => tag[kind].some((entry) => entry.name === name));
    return (owners.length === TAGS.length ? 'all' : owners[0]?.name) === owner;
  });
  return own as unknown as TagEntry[Of];
}

/** What a tag has, under a heading for each kind: its own in tables, then where the others are described. */
function tagReference(tag: TagEntry): string {
  const section = <Of extends Kind>(
    heading: string,
    kind: Of,
    tableOf: (own: TagEntry[Of]) => string,
    all = '',
  ): string => {
    const own = ownedBy(tag.name, kind, tag);
    const anchor = heading.toLowerCase().replaceAll(' ', '-');
    const others = Object.entries(PAGES).flatMap(([owner, { file, name }]) => {
      const names = owner === tag.name ? [] : ownedBy(owner, kind, tag).map((entry) => code(entry.name));
      return names.length > 0 ? [`${names.join(' ')} of the [${name}](${file}#${anchor})`] : [];
    });
    const elsewhere = others.length > 0 ? `Also ${others.join(', ')}.` : '';
    return joined([`## ${heading}`, tableOf(own), joined([elsewhere, all], ' ')]);
  };
  const slots = tag.slots.some(({ name }) => name !== '') ? tag.slots : [];
  return joined([
    section('Attributes', 'attributes', attributesTable, 'Every tag has [more](reference.md#attributes).'),
    section('Events', 'events', eventsTable, 'Every tag has [more](events.md#events-of-every-tag).'),
    slots.length > 0 ? `## Slots\n\n${entryTable('slot', slots)}` : '',
    section('CSS parts', 'parts', (own) => entryTable('part', [ROOT, ...own])),
  ]);
}

/** The one part of every tag. */
const ROOT: Entry = { name: 'root', description: 'Everything inside the element.' };

function attributesTable(attributes: readonly AttributeEntry[]): string {
  if (attributes.length === 0) return '';
  return table(
    ['attribute', 'values', 'default', 'what it does'],
    attributes.map((entry) => [code(entry.name), valuesOf(entry), entry.default, entry.description]),
  );
}

function eventsTable(events: TagEntry['events']): string {
  if (events.length === 0) return '';
  return table(
    ['event', 'when', 'cancelable', '`detail`'],
    events.map((entry) => [code(entry.name), entry.description, entry.cancelable ? 'yes' : '', code(entry.detail)]),
  );
}

function entryTable(kind: string, entries: readonly Entry[]): string {
  const rows = entries.map(({ name, description }) => [name ? code(name) : 'default', description]);
  return table([kind, 'what it is'], rows);
}

function valuesOf({ spec: { boolean, values, allowed } }: AttributeEntry): string {
  return boolean ? 'boolean' : (values?.map(code).join(' ') ?? allowed);
}
