import { type SourceMap, stretchesOf } from '../../../../src/build/bytes/pieces.ts';

/**
 * The number of characters of generated code per source. Each segment of a line counts for the source that the map
 * names for its start. The script is plain ASCII, so characters are bytes.
 *
 * @param nameOf names a segment without a source, such as texts, styles and wrapper code, by its text
 * @throws Error if the map contains positions that the code does not have
 */
export function bytesBySource(code: string, map: SourceMap, nameOf: (text: string) => string): Map<string, number> {
  const bytes = new Map<string, number>();
  for (const { source, text } of stretchesOf(code, map)) {
    const name = source ?? nameOf(text);
    bytes.set(name, (bytes.get(name) ?? 0) + text.length);
  }
  return bytes;
}
