import { parseSync } from 'vite';

/** One import as written: what is asked for, and the line (from 1) that asks. */
export interface Import {
  readonly specifier: string;
  readonly line: number;
}

/** `import('…')` as an expression or as a type, and Vite's `import.meta.glob('…')`. */
const CALLS = /\bimport(?:\.meta\.glob(?:<[^(]*>)?)?\(\s*(['"])(?<specifier>[^'"]+)\1/g;

/**
 * All imports and re-exports of a TypeScript file, in the order they stand there.
 *
 * @param file name of the file, whose ending says how it is parsed
 * @param source its text
 */
export function importsOf(file: string, source: string): Import[] {
  const { module } = parseSync(file, source);
  const requests = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest ?? [])),
  ];
  const found = new Map(requests.map(({ start, value }) => [start, value]));
  for (const call of source.matchAll(CALLS)) found.set(call.index, call.groups?.['specifier'] ?? '');
  return [...found]
    .toSorted(([a], [b]) => a - b)
    .map(([position, specifier]) => ({ specifier, line: source.slice(0, position).split('\n').length }));
}
