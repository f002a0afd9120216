import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format } from 'prettier';
import { HOSTS } from '../../../../demo/hosts/hosts.ts';
import { LIBRARIES } from './libraries.ts';

export const README = join(import.meta.dirname, '../../../../README.md');

const FLOWS = ['sign-up', 'footer', 'staff panel'];

/** Every flow works with the script before and after the page's own code: a test that shows less fails. */
const SHOWN = FLOWS.map(() => 'before and after');

interface Table {
  /** What the README's comment before the table names. */
  readonly shownBy: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const libraries: Table = {
  shownBy: 'test/proofs/browser/libraries',
  head: ['library', 'tested with', ...FLOWS, 'tags added later', 'the library itself'],
  rows: LIBRARIES.map(({ name, from }) => [name, from, ...SHOWN, 'before and after', 'before and after']),
};

const hosts: Table = {
  shownBy: 'test/proofs/browser/host-pages',
  head: ['page', ...FLOWS, 'its own code', 'its own look'],
  rows: HOSTS.map(({ name }) => [name, ...SHOWN, 'before and after', 'unchanged']),
};

async function formatted({ head, rows }: Table): Promise<string> {
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return (await format(lines.join('\n'), { parser: 'markdown' })).trim();
}

/** The tables of the README, formatted. */
export function readmeTables(): Promise<readonly string[]> {
  return Promise.all([libraries, hosts].map(formatted));
}

export function readReadme(): Promise<string> {
  return readFile(README, 'utf8');
}

/** The README with the current tables. */
export async function withTables(readme: string): Promise<string> {
  let text = readme;
  for (const table of [libraries, hosts]) {
    const part = new RegExp(`(<!-- shown by ${table.shownBy} -->\n)[^]*?(<!-- end -->)`);
    const content = await formatted(table);
    text = text.replace(part, (_, open: string, close: string) => `${open}\n${content}\n\n${close}`);
  }
  return text;
}
