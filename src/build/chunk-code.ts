import { resolve } from 'node:path';
import MagicString from 'magic-string';
import { type ESTree, parseSync, type ResolvedConfig, type Rolldown, Visitor } from 'vite';

/** Begins the id of a chunk, as the second build knows it. */
export const PREFIX = '/shop-chunk/';

/** A chunk that a file contains, and that the function `loadFile` loads. */
export interface LoadedChunk {
  readonly chunk: string;
  /** The chunks that it takes with it: what loads it, and those whose functions it calls. */
  readonly takes: readonly string[];
}

/** A chunk as the body of a function, with the chunks that it needs: `chunk0` is the function of the first one. */
export function rewritten(
  { fileName, code, map }: Rolldown.OutputChunk,
  { root, build: { outDir } }: ResolvedConfig,
  file?: LoadedChunk,
) {
  const { program } = parseSync(fileName, code);
  const text = new MagicString(code);
  const needs: string[] = [];
  let loadsFile = false;
  const need = (name: string): string => {
    if (!needs.includes(name)) needs.push(name);
    return `chunk${needs.indexOf(name)}`;
  };
  rewriteModule(text, program, (source, onDemand) => {
    const name = source.replace('./', '');
    if (name !== file?.chunk) return need(name);
    if (!onDemand) throw new Error(`${fileName} imports ${file.chunk} at once: it needs no file.`);
    for (const other of file.takes) need(other);
    loadsFile = true;
    return 'loadFile';
  });
  // The chunk's sources are relative to where it would have been written, and the function is somewhere else.
  const sources = map?.sources.map((source) => resolve(root, outDir, source)) ?? [];
  return { text, needs, loadsFile, map: map ? JSON.stringify({ ...map, sources }) : null };
}

function rewriteModule(
  text: MagicString,
  program: ESTree.Program,
  functionOf: (source: string, onDemand?: boolean) => string,
): void {
  new Visitor({
    ImportDeclaration({ start, end, source, specifiers }) {
      text.overwrite(start, end, importOf(specifiers, `${functionOf(source.value)}()`));
    },
    ExportNamedDeclaration({ start, end, declaration, source, specifiers }) {
      if (declaration) throw new Error('The exports of a chunk are expected in one list.');
      const from = source ? `${functionOf(source.value)}().` : '';
      const names = specifiers.map(({ local, exported }) => `${nameOf(exported)}: ${from}${nameOf(local)}`);
      text.overwrite(start, end, `return { ${names.join(', ')} };`);
    },
    ImportExpression({ start, end, source }) {
      if (source.type !== 'Literal' || typeof source.value !== 'string') return;
      text.overwrite(start, end, `Promise.resolve().then(${functionOf(source.value, true)})`);
    },
  }).visit(program);
}

function importOf(specifiers: ESTree.ImportDeclaration['specifiers'], call: string): string {
  if (specifiers.length === 0) return `${call};`;
  const names = specifiers.map((specifier) => {
    if (specifier.type !== 'ImportSpecifier') throw new Error('A chunk is expected to import names.');
    return `${nameOf(specifier.imported)}: ${specifier.local.name}`;
  });
  return `const { ${names.join(', ')} } = ${call};`;
}

function nameOf(name: ESTree.ModuleExportName): string {
  return name.type === 'Literal' ? name.value : name.name;
}
