import { decode, encode, type SourceMapSegment } from '@jridgewell/sourcemap-codec';

/** Stands in the code for the data of the one site, until they are filled in. */
export const PLACE = '__SITE_DATA__';

/** The module that holds the data of the site, also in the source map. */
export const DATA_SOURCE = 'virtual:site-data';

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
  const parsed = JSON.parse(map) as { readonly sources: readonly string[]; readonly mappings: string };
  const sources = [...parsed.sources, DATA_SOURCE];
  const lines = decode(parsed.mappings);
  const before = code.slice(0, at).split('\n');
  const row = before.length - 1;
  const start = before[row]?.length ?? 0;
  const end = start + PLACE.length;
  const segments = lines[row] ?? [];
  const moved = segments
    .filter(([column]) => column >= end)
    .map(([column, ...source]) => [column - end, ...source] as SourceMapSegment);
  // The minifier may have put the data into an expression of another source.
  const kept = segments.filter(([column]) => column < start);
  lines.splice(row, 1, [...kept, [start, sources.length - 1, 0, 0]], moved);
  return { code: filled, map: JSON.stringify({ ...parsed, sources, mappings: encode(lines) }) };
}
