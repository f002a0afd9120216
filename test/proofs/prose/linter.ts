import { dirname, join } from 'node:path';
import { foreignFile } from '../foreign/packages.ts';

/** What is used of textlint. */
interface Textlint {
  readonly loadTextlintrc: (options: { configFilePath: string; node_modulesDir: string }) => Promise<object>;
  readonly createLinter: (options: { descriptor: object }) => {
    readonly lintText: (
      text: string,
      file: string,
    ) => Promise<{ readonly messages: readonly { readonly line: number; readonly message: string }[] }>;
  };
}

/** Returns a function that finds the problems of a Markdown text, each with its line. */
export async function proseLinter(): Promise<(markdown: string) => Promise<readonly string[]>> {
  const index = foreignFile('textlint/lib/src/index.js');
  const { loadTextlintrc, createLinter } = (await import(/* @vite-ignore */ index)) as Textlint;
  const descriptor = await loadTextlintrc({
    configFilePath: join(import.meta.dirname, 'textlintrc.json'),
    node_modulesDir: dirname(foreignFile('textlint')),
  });
  const linter = createLinter({ descriptor });
  return async (markdown) => {
    const { messages } = await linter.lintText(markdown, 'text.md');
    return messages.map(({ line, message }) => `line ${String(line)}: ${message}`);
  };
}
