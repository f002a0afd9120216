import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { serviceParts } from '../../../src/build/documentation/service-reference.ts';
import { PROJECT } from '../../../src/build/project.ts';
import { foreignFile } from '../foreign/packages.ts';
import { messages } from './messages.ts';

/** What is used of textlint. */
interface Textlint {
  readonly loadTextlintrc: (options: { configFilePath: string; node_modulesDir: string }) => Promise<object>;
  readonly createLinter: (options: { descriptor: object }) => {
    lintText(text: string, file: string): Promise<{ messages: readonly { line: number; message: string }[] }>;
  };
}

const index = foreignFile('textlint/lib/src/index.js');
const { loadTextlintrc, createLinter } = (await import(/* @vite-ignore */ index)) as Textlint;
const linter = createLinter({
  descriptor: await loadTextlintrc({
    configFilePath: join(import.meta.dirname, 'textlintrc.json'),
    node_modulesDir: dirname(foreignFile('textlint')),
  }),
});

async function problemsOf(markdown: string): Promise<readonly string[]> {
  const found = await linter.lintText(markdown, 'text.md');
  return found.messages.map(({ line, message }) => `line ${String(line)}: ${message}`);
}

const files = globSync(['*.md', '{demo,locales,src,test,widgets}/**/*.md'], {
  cwd: PROJECT,
  exclude: ['**/node_modules', 'demo/dist'],
});

/** What people read, as Markdown by its place. A sentence of a table is a paragraph here, so that its length is checked. */
const texts: Readonly<Record<string, string>> = {
  ...Object.fromEntries(files.toSorted().map((file) => [file, readFileSync(join(PROJECT, file), 'utf8')])),
  'src/embed/api/openapi/*.yaml': Object.values(serviceParts())
    .join('\n\n')
    .replaceAll(/^\| \d+ +\| (.*) \|$/gm, '\n$1\n'),
  ...messages(),
};

it.each(Object.keys(texts))('%s is written in plain English', async (file) => {
  expect(await problemsOf(texts[file] ?? '')).toEqual([]);
});
