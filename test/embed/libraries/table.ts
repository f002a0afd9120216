import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format } from 'prettier';
import { LIBRARIES, type Library } from './libraries.ts';

export const README = join(import.meta.dirname, '../../../README.md');

const PART = /(<!-- shown by test\/embed\/libraries -->\n)[^]*?(<!-- end -->)/;

const FLOWS = ['sign-up', 'footer', 'tags added later', 'the library itself'];

/** A row for a library beside which every flow works, before and after it: a test that shows less fails. */
function cellsOf({ name, from }: Library): readonly string[] {
  return [name, from, ...FLOWS.map(() => 'before and after')];
}

/** The table of the README, formatted. */
export async function librariesTable(): Promise<string> {
  const head = ['library', 'tested with', ...FLOWS];
  const rows = [head, head.map(() => '---'), ...LIBRARIES.map(cellsOf)];
  return (await format(rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n'), { parser: 'markdown' })).trim();
}

/** The row of a library as it stands in the README. */
export async function rowOf(library: Library): Promise<string> {
  const rows = (await librariesTable()).split('\n');
  return rows[LIBRARIES.indexOf(library) + 2] ?? library.name;
}

export function readReadme(): Promise<string> {
  return readFile(README, 'utf8');
}

/** The README with the current table. */
export async function withLibrariesTable(readme: string): Promise<string> {
  const table = await librariesTable();
  return readme.replace(PART, (_, open: string, close: string) => `${open}\n${table}\n\n${close}`);
}
