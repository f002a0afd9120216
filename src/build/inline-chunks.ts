import { resolve } from 'node:path';
import MagicString from 'magic-string';
import { build, type ESTree, parseSync, type Plugin, type ResolvedConfig, type Rolldown, Visitor } from 'vite';
import type { MemoryModule } from './memory.ts';

/** Begins the id of a chunk, as the second build knows it. */
const PREFIX = '/shop-chunk/';

/** The names of the first chunks: the script, and what loads the file beside it. */
const ENTRY = 'entry';
const LOADER = 'loader';

/** The module that the functions of all chunks are made with. */
const RUNTIME = '/shop-chunk-runtime.js';

/** Calls the function once, and gives the same result each time. */
const RUNTIME_CODE = 'export const lazyChunk = (evaluate) => { let result; return () => (result ??= evaluate()); };';

/** A chunk that is a file of its own beside the script, and is loaded when it is needed. */
export interface ChunkFile {
  /** The module that is imported on demand, from the root of the project. */
  readonly module: string;
  readonly fileName: string;
  /** A module with the function `loadSecondFile(fileName, integrity)`, from the root of the project. */
  readonly loader: string;
  /** A module with the function `handOver`, by which the file gives something to that one, from the root of the project. */
  readonly handOver: string;
  /** Builds the file, which is put beside the script, and returns its hash. */
  readonly build: (fileName: string, entry: MemoryModule) => Promise<string>;
}

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/** What is known of the chunk that becomes a file when the script is made. */
interface KnownFile extends Pick<ChunkFile, 'fileName'> {
  /** The name of its chunk. */
  readonly chunk: string;
  readonly integrity: string;
  /** The chunks whose functions it takes. */
  readonly needs: readonly string[];
}

/**
 * Lets one file contain modules that are evaluated on demand. The modules are built twice: first into chunks, one for
 * each dynamic `import()` and for what several of them share; then each chunk becomes a function in the one script,
 * which is called by the first `import()` of it. Rolldown alone can put dynamic imports into one file as well, but with
 * a function around every single module, which costs 6 kB with brotli.
 *
 * @param plugins what the modules go through before they are put into chunks
 * @param chunkFile a chunk that does not become a function in the script
 */
export function inlineChunks(plugins: readonly Plugin[], chunkFile?: ChunkFile): Plugin {
  let config: ResolvedConfig;
  let chunks: Chunks = new Map();
  let file: KnownFile | undefined;
  return {
    name: 'shop:inline-chunks',
    apply: 'build',
    enforce: 'pre',
    configResolved(resolved) {
      config = resolved;
    },
    async buildStart() {
      chunks = await chunksOf(config, plugins, chunkFile);
      const circle = circleIn(chunks);
      if (circle) this.error(`The chunks ${circle.join(' → ')} need each other. Which of them should begin?`);
      file = chunkFile && (await knownFile(chunkFile, chunks, config));
      for (const { moduleIds } of chunks.values()) {
        for (const id of moduleIds) if (!id.startsWith('\0')) this.addWatchFile(id);
      }
    },
    resolveId(source, _importer, { isEntry }) {
      if (isEntry) return `${PREFIX}${ENTRY}.js`;
      return source.startsWith(PREFIX) || source === RUNTIME ? source : null;
    },
    load(id) {
      if (id === RUNTIME) return RUNTIME_CODE;
      const chunk = id.startsWith(PREFIX) ? chunks.get(id.slice(PREFIX.length)) : undefined;
      return chunk ? asFunction(chunk, config, file) : null;
    },
  };
}

async function chunksOf(
  { root, define, resolve: { alias }, build: { target, lib } }: ResolvedConfig,
  plugins: readonly Plugin[],
  chunkFile?: ChunkFile,
) {
  if (!lib || typeof lib.entry !== 'string') throw new Error('The build names no entry.');
  const entry = { [ENTRY]: lib.entry, ...(chunkFile && { [LOADER]: chunkFile.loader }) };
  const result = await build({
    configFile: false,
    root,
    logLevel: 'error',
    define: define ?? {},
    resolve: { alias },
    plugins: [...plugins],
    build: {
      write: false,
      minify: false,
      // Styles are texts in the chunks, which terser does not look into.
      cssMinify: true,
      sourcemap: 'hidden',
      target,
      reportCompressedSize: false,
      lib: { entry, formats: ['es'], fileName: (_format, name) => `${name}.js` },
      rolldownOptions: { output: { minifyInternalExports: true } },
    },
  });
  const outputs = ([result].flat() as Rolldown.RolldownOutput[]).flatMap(({ output }) => output);
  return new Map(outputs.filter((output) => output.type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
}

/** Builds the file: the script, which contains its hash, comes after it. */
async function knownFile(chunkFile: ChunkFile, chunks: Chunks, config: ResolvedConfig): Promise<KnownFile> {
  const { module, fileName } = chunkFile;
  const id = resolve(config.root, module);
  const chunk = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId === id);
  if (!chunk) throw new Error(`Nothing imports ${module} on demand any more, so ${fileName} cannot be made.`);
  // Such a chunk has nothing but names from others.
  if (!chunk.moduleIds.includes(id))
    throw new Error(`Another chunk imports ${module} at once, so ${fileName} is empty.`);
  const { needs, ...entry } = fileEntry(chunk, resolve(config.root, chunkFile.handOver), config);
  return { fileName, chunk: chunk.fileName, integrity: await chunkFile.build(fileName, entry), needs };
}

/** Chunks that import each other: a function that is called while it runs has no result yet. */
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
function asFunction(chunk: Rolldown.OutputChunk, config: ResolvedConfig, file: KnownFile | undefined) {
  const { text, map, needs, loadsFile } = rewritten(chunk, config, file);
  const runtime = `import { lazyChunk } from ${JSON.stringify(RUNTIME)};`;
  const before = needs.map(
    (name, index) => `import { evaluate as chunk${index} } from ${JSON.stringify(PREFIX + name)};`,
  );
  if (chunk.fileName !== `${ENTRY}.js` || loadsFile) before.push(runtime);
  if (file && loadsFile) before.push(loaderOf(file, needs));
  if (chunk.fileName !== `${ENTRY}.js`) {
    before.push('export const evaluate = lazyChunk(() => {');
    text.append('\n});');
  }
  // On the line of the first statement, so that the lines of the source map stay right.
  text.prepend(before.join(' '));
  return { code: text.toString(), map };
}

/** Loads the file at the first call. */
function loaderOf({ fileName, integrity, needs }: KnownFile, known: readonly string[]): string {
  const functionOf = (name: string): string => `chunk${known.indexOf(name)}`;
  const given = [fileName, integrity].map((text) => JSON.stringify(text)).join(', ');
  return (
    `const loadFile = lazyChunk(async () => ` +
    `(await ${functionOf(`${LOADER}.js`)}().loadSecondFile(${given}))(${needs.map(functionOf).join(', ')}));`
  );
}

/** The entry of the file: it passes on a function of the chunks it needs that returns the exports of the chunk. */
function fileEntry(chunk: Rolldown.OutputChunk, handOver: string, config: ResolvedConfig) {
  const { text, map, needs } = rewritten(chunk, config);
  const given = needs.map((_, index) => `chunk${index}`).join(', ');
  text.prepend(`import { handOver } from ${JSON.stringify(handOver)}; handOver((${given}) => {`);
  text.append('\n});');
  return { id: PREFIX + chunk.fileName, code: text.toString(), map, needs };
}

/**
 * A chunk as the body of a function, with the chunks that it needs: `chunk0` is the function of the first one.
 *
 * @param file the chunk that is loaded by `loadFile`
 */
function rewritten(
  { fileName, code, map }: Rolldown.OutputChunk,
  { root, build: { outDir } }: ResolvedConfig,
  file?: KnownFile,
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
    for (const other of [`${LOADER}.js`, ...file.needs]) need(other);
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
