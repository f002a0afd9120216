import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { foreignFile } from '../foreign/packages.ts';

interface PhpNode {
  readonly kind?: string;
  readonly name?: unknown;
  readonly what?: { readonly name?: unknown };
  readonly flags?: number;
}

type Parser = new (options: object) => { parseCode(code: string, file: string): PhpNode };

const NEWER_FUNCTIONS =
  /^\\?(?:str_(?:contains|starts_with|ends_with)|array_(?:is_list|find|find_key|any|all)|fdiv|get_debug_type|json_validate|mb_(?:str_pad|trim))$/i;

/** What the parser accepts in old files, too, although PHP 7.4 does not. */
const NEWER: Readonly<Record<string, (node: PhpNode) => boolean>> = {
  'a union of types': ({ kind }) => kind === 'uniontype',
  'a promoted parameter': ({ kind, flags = 0 }) => kind === 'parameter' && flags !== 0,
  'the type mixed, static or never': ({ kind, name }) =>
    kind === 'typereference' && typeof name === 'string' && /^(?:mixed|static|never)$/.test(name),
  'a function that is called': ({ kind, what }) =>
    kind === 'call' && typeof what?.name === 'string' && NEWER_FUNCTIONS.test(what.name),
};

function* newerNodes(node: PhpNode): Generator<string> {
  yield* Object.keys(NEWER).filter((what) => NEWER[what]?.(node));
  for (const child of Object.values(node).flat()) {
    if (typeof child === 'object' && child !== null) yield* newerNodes(child as PhpNode);
  }
}

it.each(globSync('src/plugins/**/*.php'))('%s has only what PHP 7.4 knows, the oldest that is supported', (file) => {
  const Engine = createRequire(import.meta.url)(foreignFile('php-parser')) as Parser;
  const program = new Engine({ parser: { version: '7.4' } }).parseCode(readFileSync(file, 'utf8'), file);
  expect([...newerNodes(program)]).toEqual([]);
});
