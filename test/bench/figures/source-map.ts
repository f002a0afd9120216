import { decode } from '@jridgewell/sourcemap-codec';

/** The parts of a source map that are used here. */
export interface SourceMap {
  readonly sources: readonly (string | null)[];
  readonly mappings: string;
}

/**
 * The number of characters of generated code per source. Each segment of a line counts for the source that the map
 * names for its start. The script is plain ASCII, so characters are bytes.
 *
 * @param nameOf names a segment without a source, such as texts, styles and wrapper code, by its text
 * @throws Error if the map contains positions that the code does not have
 */
export function bytesBySource(code: string, map: SourceMap, nameOf: (text: string) => string): Map<string, number> {
  const bytes = new Map<string, number>();
  const count = (source: number | undefined, text: string) => {
    const name = (source === undefined ? undefined : map.sources[source]) ?? nameOf(text);
    if (text !== '') bytes.set(name, (bytes.get(name) ?? 0) + text.length);
  };

  const segmentsOfLines = decode(map.mappings);
  for (const [at, line] of code.split(/(?<=\n)/).entries()) {
    const segments = segmentsOfLines[at] ?? [];
    if ((segments.at(-1)?.[0] ?? 0) > line.length) {
      throw new Error(`The source map does not fit the code: it goes beyond the end of line ${at + 1}.`);
    }
    count(undefined, line.slice(0, segments[0]?.[0]));
    for (const [index, [column, source]] of segments.entries()) {
      count(source, line.slice(column, segments[index + 1]?.[0]));
    }
  }
  return bytes;
}
