import { decode, encode, type SourceMapSegment } from '@jridgewell/sourcemap-codec';

/** Stands in the code for the data of the one site, until they are filled in. */
export const PLACE = '__SITE_DATA__';

/** The text of a script, and of its source map; empty without one. */
export interface ScriptText {
  readonly code: string;
  readonly map: string;
}

/**
 * Puts data into the place that a build has left for them.
 *
 * @param data an expression of one line
 */
export function fillIn({ code, map }: ScriptText, data: string): ScriptText {
  const at = code.indexOf(PLACE);
  if (at < 0 || at !== code.lastIndexOf(PLACE))
    throw new Error('The script has no place for the data of a site, or two.');
  // What follows the data begins a line, so that only the mappings of one line change.
  const filled = `${code.slice(0, at)}${data}\n${code.slice(at + PLACE.length)}`;
  if (map === '') return { code: filled, map };
  const parsed = JSON.parse(map) as { mappings: string };
  const lines = decode(parsed.mappings);
  const before = code.slice(0, at).split('\n');
  const row = before.length - 1;
  const end = (before[row]?.length ?? 0) + PLACE.length;
  const segments = lines[row] ?? [];
  const moved = segments
    .filter(([column]) => column >= end)
    .map(([column, ...source]) => [column - end, ...source] as SourceMapSegment);
  lines.splice(
    row,
    1,
    segments.filter(([column]) => column < end),
    moved,
  );
  return { code: filled, map: JSON.stringify({ ...parsed, mappings: encode(lines) }) };
}
