import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lexer, type Token, type Tokens, walkTokens } from 'marked';
import { PROJECT } from '../../src/build/project.ts';

/** A piece of code that the README or a guide shows. */
export interface Snippet {
  /** The name of its file, such as `wordpress.md`. */
  readonly file: string;
  readonly language: string;
  readonly code: string;
}

/** The README and the guides, as Markdown by the name of their file. */
export const TEXTS: Readonly<Record<string, string>> = Object.fromEntries(
  ['README.md', ...globSync('demo/guides/content/*.md', { cwd: PROJECT }).toSorted()].map((path) => [
    path.replace(/^.*\//, ''),
    readFileSync(join(PROJECT, path), 'utf8'),
  ]),
);

/** Every block of code of the README and the guides. */
export const SNIPPETS: readonly Snippet[] = Object.entries(TEXTS).flatMap(([file, markdown]) =>
  blocksOf(markdown).map(({ lang = '', text }) => ({ file, language: lang, code: text })),
);

function blocksOf(markdown: string): readonly Tokens.Code[] {
  const found: Tokens.Code[] = [];
  void walkTokens(lexer(markdown), (token: Token) => {
    if (token.type === 'code') found.push(token as Tokens.Code);
  });
  return found;
}

/** The snippets of a language, in some files or in all. */
export function snippetsIn(language: string, files?: readonly string[]): readonly Snippet[] {
  return SNIPPETS.filter((snippet) => snippet.language === language && (files?.includes(snippet.file) ?? true));
}
