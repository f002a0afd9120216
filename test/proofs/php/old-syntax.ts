import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { foreignFile } from '../foreign/packages.ts';

interface PhpNode {
  readonly kind?: string;
  readonly name?: unknown;
  readonly what?: { readonly name?: unknown };
  readonly flags?: number;
  readonly readonly?: boolean;
  readonly loc?: { readonly start: { readonly line: number } };
}

type Parser = new (options: object) => { parseCode(code: string, file: string): PhpNode };

const NEWER_FUNCTIONS =
  /^(?:str_(?:contains|starts_with|ends_with)|array_(?:is_list|find|find_key|any|all)|fdiv|fsync|get_debug_type|get_resource_id|preg_last_error_msg|enum_exists|json_validate|mb_str_pad|mb_trim)$/i;

/** What the parser accepts in old files, too, although PHP 7.4 does not. */
const NEWER: Readonly<Record<string, (node: PhpNode) => boolean>> = {
  'a union of types': ({ kind }) => kind === 'uniontype' || kind === 'intersectiontype',
  'a promoted parameter': ({ kind, flags = 0 }) => kind === 'parameter' && flags !== 0,
  'a property that is readonly': (node) => node.readonly === true,
  'the type mixed, static or never': ({ kind, name }) =>
    kind === 'typereference' && typeof name === 'string' && /^(?:mixed|static|never)$/.test(name),
  'a function that is called': ({ kind, what }) =>
    kind === 'call' && typeof what?.name === 'string' && NEWER_FUNCTIONS.test(what.name.replace(/^\\/, '')),
};

/** What a PHP file contains that PHP 7.4, the oldest version that the plugins support, cannot parse. */
export function newerSyntaxIn(file: string): readonly string[] {
  const Engine = createRequire(import.meta.url)(foreignFile('php-parser')) as Parser;
  const parser = new Engine({ parser: { version: '7.4' }, ast: { withPositions: true } });
  try {
    return Array.from(newerNodes(parser.parseCode(readFileSync(file, 'utf8'), file)));
  } catch (error) {
    return [(error as Error).message];
  }
}

function* newerNodes(node: PhpNode): Generator<string> {
  const found = Object.keys(NEWER).find((what) => NEWER[what]?.(node));
  if (found !== undefined) yield `${found} on line ${String(node.loc?.start.line)}`;
  for (const child of Object.values(node).flat()) {
    if (typeof child === 'object' && child !== null) yield* newerNodes(child as PhpNode);
  }
}
