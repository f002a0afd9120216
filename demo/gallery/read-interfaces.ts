/** A prop as its source declares it. */
export interface PropRow {
  readonly name: string;
  readonly type: string;
  readonly optional: boolean;
  /** Its doc comment, on one line. */
  readonly doc: string;
}

interface InterfaceSource {
  readonly rows: readonly PropRow[];
  /** The type that it extends, as written: `InputFieldProps` or `Omit<InputFieldProps, 'type'>`. */
  readonly base: string | undefined;
}

export interface InterfaceTable {
  readonly interfaces: ReadonlyMap<string, InterfaceSource>;
  /** Unions of strings or numbers by their name: `NotificationVariant`. */
  readonly unions: ReadonlyMap<string, string>;
}

/** Parses every interface in the sources of components. */
export function readInterfaces(sources: readonly string[]): InterfaceTable {
  const interfaces = new Map<string, InterfaceSource>();
  const unions = new Map<string, string>();
  for (const source of sources) {
    for (const [, name = '', base, body = ''] of source.matchAll(INTERFACE)) {
      interfaces.set(name, { rows: readRows(body), base: base?.replace(/\s+/g, ' ').trim() });
    }
    for (const [, name = '', union = ''] of source.matchAll(UNION)) unions.set(name, oneLine(union));
  }
  return { interfaces, unions };
}

const INTERFACE = /^(?:export )?interface (\w+)(?: extends ([\s\S]*?))? \{\n([\s\S]*?)^\}/gm;
const UNION = /^export type (\w+) =((?:\s*\|?\s*(?:'[^']*'|\d+))+);/gm;
const ROW = /(?:^ {2}\/\*\*([\s\S]*?)\*\/\n)?^ {2}(?:readonly )?(\w+)(\?)?: ([\s\S]*?);$/gm;

function readRows(body: string): PropRow[] {
  return [...body.matchAll(ROW)].map(([, doc = '', name = '', optional, type = '']) => ({
    name,
    type: oneLine(type),
    optional: optional !== undefined,
    doc: oneLine(doc.replace(/^\s*\*/gm, ' ')),
  }));
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/^\| /, '').trim();
}

/**
 * The props of several interfaces, including inherited ones. A prop of more than one interface is listed once.
 *
 * @throws Error for an unknown interface, so that a table is never silently empty
 */
export function propsOf(names: readonly string[], table: InterfaceTable): readonly PropRow[] {
  const rows = new Map<string, PropRow>();
  for (const name of names) {
    const source = table.interfaces.get(name);
    if (!source) throw new Error(`There is no interface ${name} in the sources.`);
    for (const row of [...source.rows, ...inherited(source, table)]) {
      if (!rows.has(row.name)) rows.set(row.name, named(row, table));
    }
  }
  return [...rows.values()];
}

/** The props of all base types that the sources declare; types of HTML elements are skipped. */
function inherited({ base = '' }: InterfaceSource, table: InterfaceTable): readonly PropRow[] {
  return [...base.matchAll(BASE)].flatMap(([, omitting, omitted = '', plain]) => {
    const name = omitting ?? plain ?? '';
    if (!table.interfaces.has(name)) return [];
    const left = new Set([...omitted.matchAll(/'([\w-]+)'/g)].map(([, prop]) => prop));
    return propsOf([name], table).filter((row) => !left.has(row.name));
  });
}

const BASE = /Omit<\s*(\w+),([^>]*)>|(\w+)(?:<[^>]*>)?/g;

/** Replaces the name of a union by its members, so that the table lists the allowed values. */
function named(row: PropRow, { unions }: InterfaceTable): PropRow {
  return { ...row, type: unions.get(row.type) ?? row.type };
}

/** The members of a union of strings or numbers; `undefined` for any other type. */
export function choicesOf(type: string): readonly (string | number)[] | undefined {
  const parts = type.split(' | ');
  if (parts.length < 2 || !parts.every((part) => /^(?:'[^']*'|\d+)$/.test(part))) return undefined;
  return parts.map((part) => (part.startsWith("'") ? part.slice(1, -1) : Number(part)));
}
