import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { parse } from 'yaml';
import { PROJECT } from '../../../src/build/project.ts';

const FILES = ['{src/{build,debug,embed,node},widgets}/**/*.{ts,tsx}'];

/** Not messages: tests, generated files, and the code of the types that are delivered. */
const OTHERS = ['**/*.test.{ts,tsx}', '**/*.d.ts', '**/*.types.ts', '**/type-files.ts'];

/** Three words in a row, as no name, selector or code has them. */
const SENTENCE = /(?:^|\s)[a-z][a-z’']+,? [a-z][a-z’']*,? [a-z][a-z’']+/;

/**
 * What the console, the diagnostics, the commands and the build print, and the sentences of the reference and of the reading list
 * of the law, as Markdown by its file: a paragraph each.
 */
export function messages(): Readonly<Record<string, string>> {
  const files = globSync(FILES, { cwd: PROJECT, exclude: OTHERS }).toSorted();
  const texts = files.map((file) => [file, sentencesIn(file).join('\n\n')] as const);
  return {
    ...Object.fromEntries(texts.filter(([, text]) => text !== '')),
    'locales/law.yaml': (parse(readFileSync(join(PROJECT, 'locales/law.yaml'), 'utf8')) as { duty: string }[])
      .map(({ duty }) => duty)
      .join('\n\n'),
  };
}

function sentencesIn(file: string): readonly string[] {
  const sentences: string[] = [];
  const inner = new Set<ESTree.Node>();
  const note = (node: ESTree.Expression): void => {
    const text = inner.has(node) ? undefined : textOf(node, inner);
    if (text && SENTENCE.test(text)) sentences.push(text);
  };
  const { program } = parseSync(file, readFileSync(join(PROJECT, file), 'utf8'));
  new Visitor({ BinaryExpression: note, Literal: note, TemplateLiteral: note }).visit(program);
  return sentences;
}

/** The text of an expression, with code in the places of what is filled in; `undefined` if it is not one. */
function textOf(node: ESTree.Node, inner: Set<ESTree.Node>): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked).join('`x`');
  if (node.type !== 'BinaryExpression' || node.operator !== '+') return undefined;
  for (const side of [node.left, node.right]) inner.add(side);
  return [node.left, node.right].map((side) => textOf(side, inner) ?? '`x`').join('');
}
