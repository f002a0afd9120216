import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format } from 'prettier';
import { HOSTS } from '../../../../demo/hosts/hosts.ts';
import { table } from '../../../../src/build/documentation/tables.ts';
import { PROJECT } from '../../../../src/build/project.ts';
import { FRAMEWORKS, versionOf } from '../frameworks/frameworks.ts';
import { LIBRARIES } from './libraries.ts';

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
  head: ['library', 'tested with'],
  rows: LIBRARIES.map(({ name, from }) => [name, from]),
};

const hosts: Table = {
  file: 'demo/guides/content/compatibility.md',
  shownBy: 'test/proofs/browser/host-pages',
  head: ['page'],
  rows: HOSTS.map(({ name }) => [name]),
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

/** The files that have tables, with the current ones, by their paths. */
export async function withTables(): Promise<Readonly<Record<string, string>>> {
  const texts: Record<string, string> = {};
  for (const { file: name, shownBy, head, rows } of TABLES) {
    const file = join(PROJECT, name);
    const text = texts[file] ?? (await readFile(file, 'utf8'));
    const part = new RegExp(`(<!-- shown by ${shownBy} -->\n)[^]*?(<!-- end -->)`);
    if (!part.test(text)) throw new Error(`${name} has no place for what ${shownBy} shows.`);
    const content = (await format(table(head, rows), { parser: 'markdown' })).trim();
    texts[file] = text.replace(part, (_, open: string, close: string) => `${open}\n${content}\n\n${close}`);
  }
  return texts;
}
