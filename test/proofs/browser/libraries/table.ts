import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format } from 'prettier';
import { HOSTS } from '../../../../demo/hosts/hosts.ts';
import { FRAMEWORKS, versionOf } from '../frameworks/frameworks.ts';
import { LIBRARIES } from './libraries.ts';

const PROJECT = join(import.meta.dirname, '../../../..');

const FLOWS = ['sign-up', 'footer', 'staff panel'];

/** Every flow works with the script before and after the page's own code: a test that shows less fails. */
const SHOWN = FLOWS.map(() => 'before and after');

interface Table {
  /** The Markdown file that has the table. */
  readonly file: string;
  /** What the comment before the table names. */
  readonly shownBy: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const libraries: Table = {
  file: 'demo/guides/content/compatibility.md',
  shownBy: 'test/proofs/browser/libraries',
  head: ['library', 'tested with', ...FLOWS, 'tags added later', 'the library itself'],
  rows: LIBRARIES.map(({ name, from }) => [name, from, ...SHOWN, 'before and after', 'before and after']),
};

const hosts: Table = {
  file: 'demo/guides/content/compatibility.md',
  shownBy: 'test/proofs/browser/host-pages',
  head: ['page', ...FLOWS, 'its own code', 'its own look'],
  rows: HOSTS.map(({ name }) => [name, ...SHOWN, 'before and after', 'unchanged']),
};

const frameworks: Table = {
  file: 'demo/guides/content/frameworks.md',
  shownBy: 'test/proofs/browser/frameworks',
  head: ['framework', 'version', 'changes around the tags', 'brings back with the typed text', 'to know'],
  rows: FRAMEWORKS.map(({ name, package: of, change, keeps = '', remark }) => [
    name,
    versionOf(of),
    change,
    keeps,
    remark,
  ]),
};

const TABLES = [libraries, hosts, frameworks];

async function formatted({ head, rows }: Table): Promise<string> {
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return (await format(lines.join('\n'), { parser: 'markdown' })).trim();
}

/** The files that have tables, with the current ones, by their paths. */
export async function withTables(): Promise<Readonly<Record<string, string>>> {
  const texts: Record<string, string> = {};
  for (const table of TABLES) {
    const file = join(PROJECT, table.file);
    const text = texts[file] ?? (await readFile(file, 'utf8'));
    const part = new RegExp(`(<!-- shown by ${table.shownBy} -->\n)[^]*?(<!-- end -->)`);
    if (!part.test(text)) throw new Error(`${table.file} has no place for what ${table.shownBy} shows.`);
    const content = await formatted(table);
    texts[file] = text.replace(part, (_, open: string, close: string) => `${open}\n${content}\n\n${close}`);
  }
  return texts;
}
