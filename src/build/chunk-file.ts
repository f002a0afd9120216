import { resolve } from 'node:path';
import type { ResolvedConfig, Rolldown } from 'vite';
import { type LoadedChunk, PREFIX, rewritten } from './chunk-code.ts';
import type { MemoryModule } from './memory.ts';

/** The name of the chunk that loads the file. */
export const LOADER = 'loader';

/** A chunk that is a file of its own beside the script, and is loaded when it is needed. */
export interface ChunkFile {
  /** The module that is imported on demand, from the root of the project. */
  readonly module: string;
  readonly fileName: string;
  /** A module with the function `loadSecondFile(fileName, integrity)`, from the root of the project. */
  readonly loader: string;
  /** A module with the function `exportToScript`, by which the file gives something to that one, from the root of the project. */
  readonly exportToScript: string;
  /** Builds the file, which is put beside the script, and returns its hash. */
  readonly build: (fileName: string, entry: MemoryModule) => Promise<string>;
}

/** What is known of the chunk that becomes a file when the script is made. */
export interface KnownFile extends LoadedChunk, Pick<ChunkFile, 'fileName'> {
  readonly integrity: string;
  /** The chunks whose functions it takes. */
  readonly needs: readonly string[];
}

/** Builds the file: the script, which contains its hash, comes after it. */
export async function knownFile(
  chunkFile: ChunkFile,
  chunks: Iterable<Rolldown.OutputChunk>,
  config: ResolvedConfig,
): Promise<KnownFile> {
  const { module, fileName } = chunkFile;
  const id = resolve(config.root, module);
  const chunk = [...chunks].find(({ facadeModuleId }) => facadeModuleId === id);
  if (!chunk) throw new Error(`Nothing imports ${module} on demand any more, so ${fileName} cannot be made.`);
  // Such a chunk has nothing but names from others.
  if (!chunk.moduleIds.includes(id))
    throw new Error(`Another chunk imports ${module} at once, so ${fileName} is empty.`);
  const { needs, ...entry } = fileEntry(chunk, resolve(config.root, chunkFile.exportToScript), config);
  const integrity = await chunkFile.build(fileName, entry);
  return { fileName, chunk: chunk.fileName, integrity, needs, takes: [`${LOADER}.js`, ...needs] };
}

/** Loads the file at the first call. */
export function loaderOf({ fileName, integrity, needs }: KnownFile, known: readonly string[]): string {
  const functionOf = (name: string): string => `chunk${known.indexOf(name)}`;
  const given = [fileName, integrity].map((text) => JSON.stringify(text)).join(', ');
  return (
    `const loadFile = lazyChunk(async () => ` +
    `(await ${functionOf(`${LOADER}.js`)}().loadSecondFile(${given}))(${needs.map(functionOf).join(', ')}));`
  );
}

/** The entry of the file: it passes on a function of the chunks it needs that returns the exports of the chunk. */
function fileEntry(chunk: Rolldown.OutputChunk, exportToScript: string, config: ResolvedConfig) {
  const { text, map, needs } = rewritten(chunk, config);
  const given = needs.map((_, index) => `chunk${index}`).join(', ');
  text.prepend(`import { exportToScript } from ${JSON.stringify(exportToScript)}; exportToScript((${given}) => {`);
  text.append('\n});');
  return { id: PREFIX + chunk.fileName, code: text.toString(), map, needs };
}
