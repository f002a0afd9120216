import type { CustomProperty } from './custom-properties.ts';
import type { AttributeEntry, Entry, TagEntry } from './declarations.ts';

/** The tables of the tags in Markdown, by the name of their marker. */
export function tablesOf(
  tags: readonly TagEntry[],
  properties: readonly CustomProperty[],
): Readonly<Record<string, string>> {
  const named = ({ name, description }: Entry): readonly string[] => [name ? code(name) : 'default', description];
  const perTag = (entriesOf: (tag: TagEntry) => readonly Entry[]): readonly string[][] =>
    tags.flatMap((tag) => entriesOf(tag).map((entry) => [short(tag), ...named(entry)]));
  return {
    tags: table(
      ['tag', 'what it shows'],
      tags.map(({ name, description }) => [code(`<${name}>`), description]),
    ),
    attributes: table(
      ['attribute', 'on', 'values', 'default', 'what it does'],
      grouped(tags, ({ attributes }) => attributes).map(({ entry, on }) => [
        code(entry.name),
        on,
        valuesOf(entry),
        entry.default,
        entry.description,
      ]),
    ),
    events: table(
      ['event', 'on', 'when', 'cancelable', '`detail`'],
      grouped(tags, ({ events }) => events).map(({ entry, on }) => [
        code(entry.name),
        on,
        entry.description,
        entry.cancelable ? 'yes' : '',
        code(entry.detail),
      ]),
    ),
    slots: table(
      ['tag', 'slot', 'what goes there'],
      perTag(({ slots }) => slots),
    ),
    parts: table(
      ['tag', 'part', 'what it is'],
      perTag(({ parts }) => parts),
    ),
    'custom-properties': table(
      ['property', 'default', 'what it is for'],
      properties.map((one) => [code(one.name), code(one.default), one.description]),
    ),
  };
}

function valuesOf({ spec: { boolean, values, allowed } }: AttributeEntry): string {
  return boolean ? 'boolean' : (values?.map(code).join(' ') ?? allowed);
}

/** One entry per name, with the tags that declare it; those of all tags come first. */
function grouped<One extends Entry>(tags: readonly TagEntry[], entriesOf: (tag: TagEntry) => readonly One[]) {
  const all = tags.flatMap(entriesOf);
  const first = all.filter((entry, index) => all.findIndex(({ name }) => name === entry.name) === index);
  return first
    .map((entry) => {
      const declaring = tags.filter((tag) => entriesOf(tag).some(({ name }) => name === entry.name));
      return { entry, on: declaring.length === tags.length ? 'all' : declaring.map(short).join(', ') };
    })
    .sort((one, other) => Number(other.on === 'all') - Number(one.on === 'all'));
}

const short = ({ name }: TagEntry): string => name.replace('shop-', '');

export const code = (text: string): string => `\`${text}\``;

/** A table in Markdown. */
export function table(head: readonly string[], rows: ReadonlyArray<readonly string[]>): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
