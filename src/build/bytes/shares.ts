import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { sizesOf } from '../sizes.ts';
import { type Piece, piecesOf } from './pieces.ts';

/** What has no source of its own: the private functions of `src/embed/built-ins`, and what is around chunks. Much of it is a lost source map. */
const WRAPPING = 'private built-ins and wrapping';

/** What a stretch of the script is part of: a package, the texts of a locale, the content of a footer, or a folder of ours. */
export function ownerOf(source: string): string {
  const installed = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1];
  if (installed) return installed;
  const locale = /([^/]+)\.json(?:\.data\.js)?$/.exec(source)?.[1];
  if (locale) return source.startsWith('locales/') ? `texts ${locale}` : `footer content ${locale}`;
  if (/\.css(?:\?|$)|^widgets\/styles\.ts$/.test(source)) return 'styles';
  if (/\/icons\//.test(source)) return 'icons';
  const [first = '', second = '', third] = source.split('/');
  if (first !== 'src' && first !== 'widgets') return WRAPPING;
  return third === undefined ? first : `${first}/${second}`;
}

/** A Markdown table of what each part weighs in a built script, largest first, by its source map. */
export function partsTable(folder: string, name: string): Promise<string> {
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
  const map = JSON.parse(read(`${name}.map`)) as Parameters<typeof piecesOf>[1];
  return format(tableOf(name, piecesOf(read(name), map)), { parser: 'markdown' });
}

/** A Markdown table that accounts for every byte of a script. */
export function tableOf(name: string, pieces: readonly Piece[]): string {
  const parts = pieces.map(({ source, text }) => [ownerOf(source), text] as const);
  const sizesWithout = (owner?: string) => sizesOf(parts.map(([of, text]) => (of === owner ? '' : text)).join(''));
  const whole = sizesWithout();
  const shares = [...new Set(parts.map(([owner]) => owner))]
    .map((owner) => {
      const { raw, brotli } = sizesWithout(owner);
      return { owner, raw: whole.raw - raw, brotli: whole.brotli - brotli };
    })
    .toSorted((a, b) => b.brotli - a.brotli);
  const together = shares.reduce((rest, { brotli }) => rest - brotli, whole.brotli);
  return [
    '| part | raw | brotli |',
    '| --- | ---: | ---: |',
    row(`**${name}**`, whole.raw, whole.brotli),
    ...shares.map(({ owner, raw, brotli }) => row(owner, raw, brotli)),
    row('compressed only together', 0, together),
  ].join('\n');
}

function row(title: string, raw: number, brotli: number): string {
  return `| ${title} | ${raw.toLocaleString('en-GB')} | ${brotli.toLocaleString('en-GB')} |`;
}
