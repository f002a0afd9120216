import type { DocumentedAttribute, DocumentedEvent, DocumentedWidget } from '../../embed/element/declare/documented.ts';
import type { CustomProperty } from './custom-properties.ts';
import { detailType } from './detail-type.ts';

/** The tables of the guides in Markdown, by the name of their marker. */
export function tablesOf(
  declarations: readonly DocumentedWidget[],
  properties: readonly CustomProperty[],
): Readonly<Record<string, string>> {
  const attributes = grouped(declarations, (declaration) => declaration.attributes);
  const events = grouped<DocumentedEvent>(declarations, (declaration) => declaration.events);
  return {
    tags: table(
      ['tag', 'what it shows'],
      declarations.map(({ tag, doc }) => [code(`<${tag}>`), doc]),
    ),
    attributes: table(
      ['attribute', 'on', 'values', 'default', 'what it does'],
      attributes.map(({ name, on, spec }) => [code(name), on, valuesOf(spec), spec.defaultText, spec.doc]),
    ),
    events: table(
      ['event', 'on', 'when', 'cancelable', '`detail`'],
      events.map(({ name, on, spec: { doc, cancelable, detail } }) => [
        code(name),
        on,
        doc,
        cancelable ? 'yes' : '',
        code(detailType(detail)),
      ]),
    ),
    slots: placesTable(declarations, ['tag', 'slot', 'what goes there'], ({ slots }) => slots),
    parts: placesTable(declarations, ['tag', 'part', 'what it is'], ({ parts }) => parts),
    'custom-properties': table(
      ['property', 'default', 'what it is for'],
      properties.map(({ name, defaultText, doc }) => [code(name), code(defaultText), doc]),
    ),
  };
}

function valuesOf({ boolean, values, allowed }: DocumentedAttribute): string {
  if (boolean) return 'boolean';
  return values ? values.map(code).join(' ') : allowed;
}

/** The named places of each tag with their sentences: its slots, or its parts. */
function placesTable(
  declarations: readonly DocumentedWidget[],
  head: readonly string[],
  of: (declaration: DocumentedWidget) => Readonly<Record<string, string>>,
): string {
  const rows = declarations.flatMap((declaration) =>
    Object.entries(of(declaration)).map(([name, doc]) => [short(declaration.tag), name ? code(name) : 'default', doc]),
  );
  return table(head, rows);
}

/** One row per name, with all tags that declare it, without the prefix `shop-`. */
function grouped<Spec>(
  declarations: readonly DocumentedWidget[],
  of: (declaration: DocumentedWidget) => Readonly<Record<string, Spec>>,
) {
  const found = new Map<string, { spec: Spec; tags: string[] }>();
  for (const declaration of declarations) {
    for (const [name, spec] of Object.entries(of(declaration))) {
      const entry = found.get(name) ?? { spec, tags: [] };
      entry.tags.push(short(declaration.tag));
      found.set(name, entry);
    }
  }
  return [...found]
    .map(([name, { spec, tags }]) => ({
      name,
      spec,
      on: tags.length === declarations.length ? 'all' : tags.join(', '),
    }))
    .sort((one, other) => Number(other.on === 'all') - Number(one.on === 'all'));
}

const short = (tag: string): string => tag.replace('shop-', '');

export const code = (text: string): string => `\`${text}\``;

/** A table in Markdown. */
export function table(head: readonly string[], rows: ReadonlyArray<readonly string[]>): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
