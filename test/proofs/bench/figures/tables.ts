import type { Sizes } from '../../../../src/build/sizes.ts';

/** Sizes as a Markdown table with one row per file. */
export function sizesTable(files: readonly (readonly [title: string, sizes: Sizes])[]): string {
  const rows = files.map(([title, { raw, gzip, brotli }]) => [
    title,
    ...[raw, gzip, brotli].map((size) => withCommas(size)),
  ]);
  return markdownTable([['', 'raw', 'gzip -9', 'brotli 11'], ...rows]);
}

function withCommas(count: number): string {
  return count.toLocaleString('en-GB');
}

/** Pads the cells; all columns except the first are right-aligned. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) => {
    const cells = row.map((cell, column) => {
      const width = widths[column] ?? 0;
      return column === 0 ? cell.padEnd(width) : cell.padStart(width);
    });
    return `| ${cells.join(' | ')} |`;
  });
  const rule = widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [lines[0], `| ${rule.join(' | ')} |`, ...lines.slice(1)].join('\n');
}
