import { decode } from '@jridgewell/sourcemap-codec';

/** A stretch of a script that comes from one source. */
export interface Piece {
  /** The path of the source from the root of the project; empty where the source map names none. */
  readonly source: string;
  readonly text: string;
}

/** The parts of a source map that are used here. */
interface SourceMap {
  readonly sources: readonly (string | null)[];
  readonly mappings: string;
}

/**
 * A script as stretches of one source each, in their order.
 *
 * @param map its source map, whose sources are relative to the folder `dist`
 */
export function piecesOf(code: string, map: SourceMap): Piece[] {
  const pieces: Piece[] = [];
  const add = (index: number | undefined, text: string): void => {
    const source = index === undefined ? '' : (map.sources[index] ?? '');
    if (text !== '') pieces.push({ source: source.replace(/^(?:\.\.?\/)+/, ''), text });
  };
  const segmentsOfLines = decode(map.mappings);
  for (const [at, line] of code.split(/(?<=\n)/).entries()) {
    const segments = segmentsOfLines[at] ?? [];
    add(undefined, line.slice(0, segments[0]?.[0]));
    for (const [index, [column, source]] of segments.entries()) {
      add(source, line.slice(column, segments[index + 1]?.[0]));
    }
  }
  return pieces;
}
