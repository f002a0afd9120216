import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { PREFIX, rewritten } from './chunk-code.ts';
import { type ChunkFile, type KnownFile, knownFile, LOADER, loaderOf } from './chunk-file.ts';

/** The name of the first chunk: the script. */
const ENTRY = 'entry';

/** The module that the functions of all chunks are made with. */
const RUNTIME = '/shop-chunk-runtime.js';

/** Calls the function once, and gives the same result each time. */
const RUNTIME_CODE = 'export const lazyChunk = (evaluate) => { let result; return () => (result ??= evaluate()); };';

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

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
      file = chunkFile && (await knownFile(chunkFile, chunks.values(), config));
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
