import { decode } from '@jridgewell/sourcemap-codec';

/** A stretch of a script that comes from one source. */
export interface Piece {
  /** The path of the source from the root of the project; empty where the source map names none. */
  readonly source: string;
  readonly text: string;
}

/** The parts of a source map that are used here. */
export interface SourceMap {
  readonly sources: readonly (string | null)[];
  readonly mappings: string;
}

/**
 * A script as stretches of one source each, in their order.
 *
 * @param map its source map, whose sources are relative to the folder `dist`
 * @throws Error if the map contains positions that the code does not have
 */
export function piecesOf(code: string, map: SourceMap): Piece[] {
  return stretchesOf(code, map).map(({ source, text }) => ({
    source: (source ?? '').replace(/^(?:\.\.?\/)+/, ''),
    text,
  }));
}

/**
 * A script as stretches of one source each, with the source as the map names it, or `null` where it names none.
 *
 * @throws Error if the map contains positions that the code does not have
 */
export function stretchesOf(code: string, map: SourceMap): { readonly source: string | null; readonly text: string }[] {
  const stretches: { source: string | null; text: string }[] = [];
  const add = (index: number | undefined, text: string): void => {
    if (text !== '') stretches.push({ source: index === undefined ? null : (map.sources[index] ?? null), text });
  };
  const segmentsOfLines = decode(map.mappings);
  for (const [at, line] of code.split(/(?<=\n)/).entries()) {
    const segments = segmentsOfLines[at] ?? [];
    if ((segments.at(-1)?.[0] ?? 0) > line.length) {
      throw new Error(`The source map does not fit the code: it goes beyond the end of line ${at + 1}.`);
    }
    add(undefined, line.slice(0, segments[0]?.[0]));
    for (const [index, [column, source]] of segments.entries()) {
      add(source, line.slice(column, segments[index + 1]?.[0]));
    }
  }
  return stretches;
}
