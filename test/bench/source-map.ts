/** The parts of a source map that are read here. */
export interface SourceMap {
  readonly sources: readonly (string | null)[];
  readonly mappings: string;
}

/** A stretch of a generated line: where it begins, and which source it is from, if from any. */
interface Segment {
  readonly column: number;
  readonly source: number | undefined;
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/**
 * How many characters of the generated code are from each source. Each stretch of a line counts for the source that
 * the map names for its beginning. The script is plain ASCII, so characters are bytes.
 *
 * @param nameOf names what is from no source, such as texts, styles and wrapping code, by looking at it
 * @throws Error when the map names places that the code does not have
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
    if ((segments.at(-1)?.column ?? 0) > line.length) {
      throw new Error(`The source map does not fit the code: it goes beyond the end of line ${at + 1}.`);
    }
    count(undefined, line.slice(0, segments[0]?.column));
    for (const [index, { column, source }] of segments.entries()) {
      count(source, line.slice(column, segments[index + 1]?.column));
    }
  }
  return bytes;
}

/** Decodes the mappings: a list of segments a line. Lines end with `;`, segments with `,`, numbers are relative. */
function decode(mappings: string): Segment[][] {
  let source = 0;
  return mappings.split(';').map((line) => {
    let column = 0;
    return line
      .split(',')
      .filter((text) => text !== '')
      .map((text) => {
        const [columnStep = 0, sourceStep] = numbersOf(text);
        column += columnStep;
        if (sourceStep === undefined) return { column, source: undefined };
        source += sourceStep;
        return { column, source };
      });
  });
}

/** Decodes base-64 variable-length numbers: five bits a digit, the sixth says that more follow, the sign comes last. */
function numbersOf(text: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const letter of text) {
    const digit = DIGITS.indexOf(letter);
    if (digit < 0) throw new Error(`“${letter}” is no digit of a source map.`);
    value += (digit & 31) << shift;
    if (digit & 32) {
      shift += 5;
    } else {
      numbers.push(value & 1 ? -(value >>> 1) : value >>> 1);
      value = 0;
      shift = 0;
    }
  }
  return numbers;
}
