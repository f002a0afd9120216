import { sizesOf } from '../../../../src/build/sizes.ts';

/** The sizes of scripts, by their names. `npm run sizes` prints the share of each part of ours. */
export function sizesTable(scripts: Readonly<Record<string, string>>): string {
  const rows = Object.entries(scripts).map(([name, code]) => {
    const { raw, gzip, brotli } = sizesOf(code);
    return [name, ...[raw, gzip, brotli].map((size) => size.toLocaleString('en-GB'))];
  });
  return markdownTable([['', 'raw', 'gzip -9', 'brotli 11'], ...rows]);
}

/** A table whose columns are right-aligned, except the first. Prettier pads the cells. */
export function markdownTable([head = [], ...rows]: readonly (readonly string[])[]): string {
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
