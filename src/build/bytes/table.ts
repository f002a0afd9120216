import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { sizesOf } from '../sizes.ts';
import { KINDS, type Owner, ownerOf } from './owners.ts';
import { type Piece, piecesOf } from './pieces.ts';

/** What an owner weighs in a script, in bytes. */
interface Share {
  readonly owner: Owner;
  readonly raw: number;
  /** How many bytes less the script would have with brotli if the owner were not there. */
  readonly brotli: number;
}

interface Shares {
  readonly raw: number;
  readonly brotli: number;
  readonly shares: readonly Share[];
}

/** How much of a script may have no owner: the private functions of `src/embed/built-ins`, and what is around parts. */
const MOST_WRAPPING = 0.04;

/**
 * What each owner weighs in a script, largest first.
 *
 * @throws Error if too much has no owner, because a source map got lost in the build
 */
export function sharesOf(pieces: readonly Piece[]): Shares {
  const parts = pieces.map(({ source, text }) => [ownerOf(source), text] as const);
  const textWithout = (name?: string): string =>
    parts.map(([owner, text]) => (owner.name === name ? '' : text)).join('');
  const { raw, brotli } = sizesOf(textWithout());
  const wrapping = sum(
    parts.filter(([{ kind }]) => kind === 'wrapping').map(([, text]) => ({ raw: text.length })),
    'raw',
  );
  if (wrapping > raw * MOST_WRAPPING) throw new Error(`${wrapping} of ${raw} bytes have no source in the source map.`);
  const owners = new Map(parts.map(([owner]) => [owner.name, owner]));
  const shares = [...owners.values()].map((owner) => {
    const rest = sizesOf(textWithout(owner.name));
    return { owner, raw: raw - rest.raw, brotli: brotli - rest.brotli };
  });
  return { raw, brotli, shares: shares.toSorted((a, b) => b.brotli - a.brotli) };
}

/** A Markdown table of what each part weighs in a built script, by its source map. */
export function partsTable(folder: string, name: string): Promise<string> {
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
  const map = JSON.parse(read(`${name}.map`)) as Parameters<typeof piecesOf>[1];
  return format(tableOf(name, sharesOf(piecesOf(read(name), map))), { parser: 'markdown' });
}

/** A Markdown table that accounts for every byte of a script. */
export function tableOf(name: string, { raw, brotli, shares }: Shares): string {
  const rows = KINDS.flatMap((kind) => {
    const ofKind = shares.filter(({ owner }) => owner.kind === kind);
    if (ofKind.length === 0) return [];
    return [
      row(`**${kind}**`, sum(ofKind, 'raw'), sum(ofKind, 'brotli')),
      ...ofKind.map(({ owner, ...share }) => row(owner.name, share.raw, share.brotli)),
    ];
  });
  return [
    '| part | raw | brotli |',
    '| --- | ---: | ---: |',
    row(`**${name}**`, raw, brotli),
    ...rows,
    row('compressed only together', 0, brotli - sum(shares, 'brotli')),
  ].join('\n');
}

function row(title: string, raw: number, brotli: number): string {
  return `| ${title} | ${raw.toLocaleString('en-GB')} | ${brotli.toLocaleString('en-GB')} |`;
}

function sum<What extends 'raw' | 'brotli'>(shares: readonly Pick<Share, What>[], what: What): number {
  return shares.reduce((total, share) => total + share[what], 0);
}
