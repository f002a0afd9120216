import type { CustomProperty } from './custom-properties.ts';
import type { AttributeEntry, Entry, TagEntry } from './declarations.ts';

/** The page of each tag. What several tags have is described on the first of them. */
const PAGES: Readonly<Record<string, { readonly file: string; readonly name: string }>> = {
  'shop-newsletter': { file: 'newsletter.md', name: 'sign-up' },
  'shop-preview': { file: 'staff-panel.md', name: 'staff panel' },
  'shop-session': { file: 'session.md', name: 'session' },
  'shop-layout': { file: 'layout.md', name: 'layout' },
  'shop-footer': { file: 'footer.md', name: 'footer' },
};

/** The tables of the tags in Markdown, by the name of their marker. */
export function tablesOf(
  tags: readonly TagEntry[],
  properties: readonly CustomProperty[],
): Readonly<Record<string, string>> {
  const common = <One extends Entry>(entriesOf: (tag: TagEntry) => readonly One[]): readonly One[] =>
    entriesOf(tagNamed(tags, 'shop-newsletter')).filter(({ name }) => ownerOf(tags, name, entriesOf) === 'all');
  return {
    tags: table(
      ['tag', 'what it shows'],
      Object.entries(PAGES).map(([tag, { file }]) => [
        `[${code(`<${tag}>`)}](${file})`,
        tagNamed(tags, tag).description,
      ]),
    ),
    attributes: attributesTable(common(({ attributes }) => attributes)),
    events: eventsTable(common(({ events }) => events)),
    ...Object.fromEntries(tags.map((tag) => [`tag ${tag.name}`, tagReference(tag, tags)])),
    'custom-properties': table(
      ['property', 'default', 'what it is for'],
      properties.map((one) => [code(one.name), code(one.default), one.description]),
    ),
  };
}

type EntriesOf = (tag: TagEntry) => readonly Entry[];

/** What a tag has, under a heading for each kind: its own in tables, then where the others are described. */
function tagReference(tag: TagEntry, tags: readonly TagEntry[]): string {
  const isOwn =
    (entriesOf: EntriesOf) =>
    ({ name }: Entry): boolean =>
      ownerOf(tags, name, entriesOf) === tag.name;
  const section = (heading: string, entriesOf: EntriesOf, own: string, all = ''): string => {
    const others = elsewhere(tag, tags, entriesOf, heading);
    return [`## ${heading}`, own, [others, all].filter(Boolean).join(' ')].filter(Boolean).join('\n\n');
  };
  const attributes = tag.attributes.filter(isOwn((one) => one.attributes));
  const events = tag.events.filter(isOwn((one) => one.events));
  const parts = tag.parts.filter(isOwn((one) => one.parts));
  const slots = tag.slots.filter(() => tag.slots.some(({ name }) => name !== ''));
  return [
    section(
      'Attributes',
      (one) => one.attributes,
      attributes.length > 0 ? attributesTable(attributes) : '',
      'Every tag has [more](reference.md#attributes).',
    ),
    section(
      'Events',
      (one) => one.events,
      events.length > 0 ? eventsTable(events) : '',
      'Every tag has [more](events.md#events-of-every-tag).',
    ),
    ...(slots.length > 0 ? [`## Slots\n\n${entryTable('slot', slots)}`] : []),
    section('CSS parts', (one) => one.parts, entryTable('part', [ROOT, ...parts])),
  ].join('\n\n');
}

/** The one part of every tag. */
const ROOT: Entry = { name: 'root', description: 'Everything inside the element.' };

/** The names that another page describes, by page. */
function elsewhere(tag: TagEntry, tags: readonly TagEntry[], entriesOf: EntriesOf, heading: string): string {
  const anchor = heading.toLowerCase().replaceAll(' ', '-');
  const lists = Object.entries(PAGES).flatMap(([owner, { file, name }]) => {
    const names = entriesOf(tag).filter(
      (entry) => owner !== tag.name && ownerOf(tags, entry.name, entriesOf) === owner,
    );
    if (names.length === 0) return [];
    return [`${names.map((entry) => code(entry.name)).join(' ')} of the [${name}](${file}#${anchor})`];
  });
  return lists.length === 0 ? '' : `Also ${lists.join(', ')}.`;
}

/** The tag whose page describes an entry; `all` if every tag has it. */
function ownerOf(tags: readonly TagEntry[], name: string, entriesOf: EntriesOf): string {
  const owners = Object.keys(PAGES).filter((tag) =>
    entriesOf(tagNamed(tags, tag)).some((entry) => entry.name === name),
  );
  return owners.length === tags.length ? 'all' : (owners[0] ?? '');
}

function tagNamed(tags: readonly TagEntry[], wanted: string): TagEntry {
  const found = tags.find(({ name }) => name === wanted);
  if (!found || tags.length !== Object.keys(PAGES).length) throw new Error('Each tag needs a page: see PAGES.');
  return found;
}

function attributesTable(attributes: readonly AttributeEntry[]): string {
  return table(
    ['attribute', 'values', 'default', 'what it does'],
    attributes.map((entry) => [code(entry.name), valuesOf(entry), entry.default, entry.description]),
  );
}

function eventsTable(events: ReadonlyArray<TagEntry['events'][number]>): string {
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

export const code = (text: string): string => `\`${text}\``;

/** Text on one line, for the cell of a table. */
export const oneLine = (text = ''): string => text.trim().replaceAll(/\s+/g, ' ');

/** A table in Markdown. */
export function table(head: readonly string[], rows: ReadonlyArray<readonly string[]>): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
