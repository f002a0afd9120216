import { BROTLI_LIMITS } from '../scripts.ts';
import files from './files.json' with { type: 'json' };
import { code, table } from './tables.ts';

/** The files of `dist`, as the README and the guide on delivery list them. The links are those of a guide. */
export function filesTable(): string {
  const limits: Readonly<Record<string, number>> = BROTLI_LIMITS;
  const atMost = (name = ''): string => (limits[name] ? `${(limits[name] / 1000).toFixed(1)} kB` : '');
  const rows = files.map(([file = '', what = '', limit]) => [code(file), what, atMost(limit)]);
  return table(['file in `dist`', 'what it is', 'brotli, at most'], rows);
}
