import { resolve } from 'node:path';
import MagicString from 'magic-string';
import { build, type ESTree, parseSync, type Plugin, type ResolvedConfig, type Rolldown, Visitor } from 'vite';

/** Begins the id of a part, as the second build knows it. */
const PREFIX = '/shop-part/';

/** The first chunk: the script itself. */
const ENTRY = 'entry.js';

/** The module that the functions of all parts are made with. */
const RUNTIME = '/shop-part-runtime.js';

/** Calls the function once, and gives the same result each time. */
const RUNTIME_CODE = 'export const part = (evaluate) => { let result; return () => (result ??= evaluate()); };';

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/**
 * Lets one file hold modules that are evaluated on demand. The modules are built twice: first into chunks, one for each
 * dynamic `import()` and for what several of them share; then each chunk becomes a function in the one script, which is
 * called by the first `import()` of it. Rolldown alone can put dynamic imports into one file as well, but with a function
 * around every single module, which costs 6 kB with brotli.
 *
 * @param plugins what the modules go through before they are put into chunks
 */
export function parts(plugins: readonly Plugin[]): Plugin {
  let config: ResolvedConfig;
  let chunks: Chunks = new Map();
  return {
    name: 'shop:parts',
    apply: 'build',
    enforce: 'pre',
    configResolved(resolved) {
      config = resolved;
    },
    async buildStart() {
      chunks = await chunksOf(config, plugins);
      const circle = circleIn(chunks);
      if (circle) this.error(`The parts ${circle.join(' → ')} need each other. Which of them should begin?`);
      for (const { moduleIds } of chunks.values()) {
        for (const id of moduleIds) if (!id.startsWith('\0')) this.addWatchFile(id);
      }
    },
    resolveId(source, _importer, { isEntry }) {
      if (isEntry) return PREFIX + ENTRY;
      return source.startsWith(PREFIX) || source === RUNTIME ? source : null;
    },
    load(id) {
      if (id === RUNTIME) return RUNTIME_CODE;
      const chunk = id.startsWith(PREFIX) ? chunks.get(id.slice(PREFIX.length)) : undefined;
      return chunk ? asPart(chunk, config) : null;
    },
  };
}

async function chunksOf({ root, define, build: { target, lib } }: ResolvedConfig, plugins: readonly Plugin[]) {
  if (lib === false || lib.entry === undefined) throw new Error('The build names no entry.');
  const result = await build({
    configFile: false,
    root,
    logLevel: 'error',
    define: define ?? {},
    plugins: [...plugins],
    build: {
      write: false,
      minify: false,
      // Styles are texts in the chunks, which terser does not look into.
      cssMinify: true,
      sourcemap: 'hidden',
      target,
      reportCompressedSize: false,
      lib: { entry: lib.entry, formats: ['es'], fileName: () => ENTRY },
      rolldownOptions: { output: { minifyInternalExports: true } },
    },
  });
  const outputs = ([result].flat() as Rolldown.RolldownOutput[]).flatMap(({ output }) => output);
  return new Map(outputs.filter((output) => output.type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
}

/** Parts that import each other: a function that is called while it runs has no result yet. */
function circleIn(chunks: Chunks): readonly string[] | undefined {
  const done = new Set<string>();
  const visit = (name: string, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    if (done.has(name)) return undefined;
    for (const next of chunks.get(name)?.imports ?? []) {
      const circle = visit(next, [...path, name]);
      if (circle) return circle;
    }
    done.add(name);
    return undefined;
  };
  for (const name of chunks.keys()) {
    const circle = visit(name, []);
    if (circle) return circle;
  }
  return undefined;
}

/** The chunk as a module that exports the function `evaluate`; the entry is evaluated at once. */
function asPart({ fileName, code, map }: Rolldown.OutputChunk, { root, build: { outDir } }: ResolvedConfig) {
  const text = new MagicString(code);
  const needs: string[] = [];
  rewriteModule(text, parseSync(fileName, code).program, (source) => {
    const name = source.replace('./', '');
    if (!needs.includes(name)) needs.push(name);
    return `part${needs.indexOf(name)}`;
  });
  const before = needs.map(
    (name, index) => `import { evaluate as part${index} } from ${JSON.stringify(PREFIX + name)};`,
  );
  if (fileName !== ENTRY) {
    before.push(`import { part } from ${JSON.stringify(RUNTIME)};`, 'export const evaluate = part(() => {');
    text.append('\n});');
  }
  // On the line of the first statement, so that the lines of the source map stay right.
  text.prepend(before.join(' '));
  // The chunk's sources are relative to where it would have been written, and a part is somewhere else.
  const sources = map?.sources.map((source) => resolve(root, outDir, source)) ?? [];
  return { code: text.toString(), map: map ? JSON.stringify({ ...map, sources }) : null };
}

/** Makes the body of a function of a module; `functionOf` gives the name of the function of another one. */
function rewriteModule(text: MagicString, program: ESTree.Program, functionOf: (source: string) => string): void {
  new Visitor({
    ImportDeclaration({ start, end, source, specifiers }) {
      text.overwrite(start, end, importOf(specifiers, `${functionOf(source.value)}()`));
    },
    ExportNamedDeclaration({ start, end, declaration, source, specifiers }) {
      if (declaration) throw new Error('The exports of a part are expected in one list.');
      const from = source ? `${functionOf(source.value)}().` : '';
      const names = specifiers.map(({ local, exported }) => `${nameOf(exported)}: ${from}${nameOf(local)}`);
      text.overwrite(start, end, `return { ${names.join(', ')} };`);
    },
    ImportExpression({ start, end, source }) {
      if (source.type !== 'Literal' || typeof source.value !== 'string') return;
      text.overwrite(start, end, `Promise.resolve().then(${functionOf(source.value)})`);
    },
  }).visit(program);
}

function importOf(specifiers: ESTree.ImportDeclaration['specifiers'], call: string): string {
  if (specifiers.length === 0) return `${call};`;
  const names = specifiers.map((specifier) => {
    if (specifier.type !== 'ImportSpecifier') throw new Error('A part is expected to import names.');
    return `${nameOf(specifier.imported)}: ${specifier.local.name}`;
  });
  return `const { ${names.join(', ')} } = ${call};`;
}

function nameOf(name: ESTree.ModuleExportName): string {
  return name.type === 'Literal' ? name.value : name.name;
}
